import type { Call, InputOf, OutputOf } from '#schemas/call.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Language } from '#schemas/languages.ts';

/** A call that brought no value; `code` is the platform's, or `network`, `timeout`, `malformed`. */
export class AskFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'AskFailed';
    this.code = code;
  }
}

export type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;

const PATIENCE_MS = 20_000;

const reachedBy = async (call: Call, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(call.path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw new AskFailed(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network');
  }
};

/** Asks the games' own origin by call values; every failure is an `AskFailed`. */
export const createAsk =
  ({ merchant, language }: { readonly merchant: string; readonly language: Language }): Ask =>
  async <C extends Call>(call: C, input: InputOf<C>) => {
    const response = await reachedBy(call, {
      method: call.method,
      headers: { 'Content-Type': 'application/json', Merchant: merchant, Language: language, Platform: 'web' },
      credentials: 'omit',
      cache: 'no-store',
      body: JSON.stringify(input),
    });
    const said = (await response.json().catch(() => null)) as Partial<Envelope<OutputOf<C>>> | null;
    if (response.ok && said?.success === true && said.value !== undefined && (call.accepts?.(said.value) ?? true))
      return said.value;
    if (response.ok) throw new AskFailed('malformed');
    throw new AskFailed(
      said?.success === false && said.code !== undefined ? said.code : response.status >= 500 ? 'internal' : 'unknown',
    );
  };
