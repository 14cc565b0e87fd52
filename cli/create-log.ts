import pino, { type DestinationStream, type Logger } from 'pino';
import type { AnsweredRequest, ServerLog } from '#publish/server/server-log.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** The log of the process: the server's messages, and every answered request. */
export interface ProcessLog extends ServerLog {
  readonly answered: (request: AnsweredRequest) => void;
}

/**
 * Creates a log that writes JSON lines. `level` is a value of `LOG_LEVEL`; answered requests are logged at level
 * `info`. Throws for an unknown level.
 */
export const createLog = (level: string, destination?: DestinationStream): ProcessLog => {
  if (!LEVELS.some((known) => known === level))
    throw new Error(`LOG_LEVEL is "${level}"; write one of ${LEVELS.join(', ')}.`);
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const logger: Logger = destination === undefined ? pino(options) : pino(options, destination);
  return {
    answered: (request) => logger.info(request, 'answered'),
    gatewayFailed: (failure) => logger.warn(failure, 'gateway failed'),
    patternRefused: (rule) => logger.warn(rule, 'pattern refused'),
    failed: (error, requestId) => logger.error({ err: error, requestId }, 'failed'),
  };
};
