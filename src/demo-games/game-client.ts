import type { Call, InputOf, OutputOf } from '#schemas/call.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Language } from '#schemas/languages.ts';

/** A failed call; `code` is the platform's code, or `network`, `timeout` or `malformed`. */
export class CallError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'AskFailed';
    this.code = code;
  }
}

export type GameClient = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;

const TIMEOUT_MS = 20_000;

const send = async (call: Call, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(call.path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw new CallError(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
  }
};

/** Calls the games' own origin; the ticket or play in the input identifies the merchant. Every failure is a `CallError`. */
export const createGameClient =
  ({ language }: { readonly language: Language }): GameClient =>
  async <C extends Call>(call: C, input: InputOf<C>) => {
    const response = await send(call, {
      method: call.method,
      headers: { 'Content-Type': 'application/json', Language: language, Platform: 'web' },
      credentials: 'omit',
      cache: 'no-store',
      body: JSON.stringify(input),
    });
    const body = (await response.json().catch(() => null)) as Partial<Envelope<OutputOf<C>>> | null;
    if (response.ok && body?.success === true && body.value !== undefined && (call.accepts?.(body.value) ?? true))
      return body.value;
    if (response.ok) throw new CallError('malformed');
    throw new CallError(
      body?.success === false && body.code !== undefined ? body.code : response.status >= 500 ? 'internal' : 'unknown',
    );
  };
