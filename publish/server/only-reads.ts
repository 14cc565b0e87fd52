import { baseHeaders } from '../headers.ts';

/** The refusal of a request that is no read; `null` for one that is. */
export const onlyReads = ({ method }: Request, https: boolean): Response | null =>
  method === 'GET' || method === 'HEAD'
    ? null
    : new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD', ...baseHeaders(https) } });
