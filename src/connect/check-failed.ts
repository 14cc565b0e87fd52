import type { ConnectorFailure } from '#schemas/connector.ts';

/** Why a check came to nothing. */
export class CheckFailed extends Error {
  readonly code: ConnectorFailure;

  constructor(code: ConnectorFailure) {
    super(code);
    this.name = 'CheckFailed';
    this.code = code;
  }
}
