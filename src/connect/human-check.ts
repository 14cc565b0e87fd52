import type { ConnectorFailure, ConnectorPage, ConnectorRequest, HumanFields } from '#schemas/connector.ts';

export type HumanPage = Extract<ConnectorPage, { readonly page: 'human' }>;
export type HumanStart = Extract<ConnectorRequest, { readonly type: 'human.start' }>;

/** Shows a check in `place`; resolves to the fields that the platform verifies, or rejects with a `CheckError`. */
export type HumanCheck = (place: HTMLElement, start: HumanStart) => Promise<HumanFields>;

/** A failed human verification; `code` is the reason. */
export class CheckError extends Error {
  readonly code: ConnectorFailure;

  constructor(code: ConnectorFailure) {
    super(code);
    this.name = 'CheckFailed';
    this.code = code;
  }
}
