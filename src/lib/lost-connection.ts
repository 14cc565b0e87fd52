import { Problem } from '#schemas/problem.ts';
import { isOffline } from './is-offline.ts';

/** Creates the problem for a request that reached no server, or for code that did not load. */
export const lostConnection = (): Problem =>
  new Problem({ code: isOffline() ? 'offline' : 'network', status: 0, message: '' });
