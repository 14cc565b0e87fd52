import { Problem } from '#schemas/problem.ts';
import { isOffline } from './is-offline.ts';

/** The problem of a request that reached nobody, or of code that did not load. */
export const lostConnection = (): Problem =>
  new Problem({ code: isOffline() ? 'offline' : 'network', status: 0, message: '' });
