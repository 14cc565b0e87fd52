import pino, { type DestinationStream, type Logger } from 'pino';
import type { ServerLog } from '#publish/server/server-log.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Writes a server's reports as JSON lines. `level` as in `LOG_LEVEL`; answered requests are of level `info`. Throws for an unknown level. */
export const createLog = (level: string, destination?: DestinationStream): ServerLog => {
  if (!LEVELS.some((known) => known === level))
    throw new Error(`LOG_LEVEL is "${level}"; write one of ${LEVELS.join(', ')}.`);
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const logger: Logger = destination === undefined ? pino(options) : pino(options, destination);
  return {
    answered: (request) => logger.info(request, 'answered'),
    gatewayFailed: (failure) => logger.warn(failure, 'gateway failed'),
    failed: (error, requestId) => logger.error({ err: error, requestId }, 'failed'),
  };
};
