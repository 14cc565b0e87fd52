import type { ConnectorFailure, ConnectorPage, ConnectorRequest, HumanFields } from '#schemas/connector.ts';

export type HumanPage = Extract<ConnectorPage, { readonly page: 'human' }>;
export type HumanStart = Extract<ConnectorRequest, { readonly type: 'human.start' }>;

/** Shows a check in `place`; resolves to what the platform verifies, or rejects with a `CheckFailed`. */
export type HumanCheck = (place: HTMLElement, start: HumanStart) => Promise<HumanFields>;

/** A human verification that failed; `code` says why. */
export class CheckError extends Error {
  readonly code: ConnectorFailure;

  constructor(code: ConnectorFailure) {
    super(code);
    this.name = 'CheckFailed';
    this.code = code;
  }
}
