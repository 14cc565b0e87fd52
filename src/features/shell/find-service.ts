import { service } from '#schemas/calls/common.ts';
import { Problem } from '#schemas/problem.ts';
import type { SafeUrl } from '#src/lib/safe-url.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { isVip, type Member } from '#src/session/member.ts';
import { serviceAddress } from './service-address.ts';

/** Returns the services to request, in order: VIP members get VIP service, with live chat as the fallback. */
export const serviceLevels = (member: Pick<Member, 'rankLevel'> | null): readonly ('VIP' | 'LIVE')[] =>
  member !== null && isVip(member) ? ['VIP', 'LIVE'] : ['LIVE'];

/** Returns the URL of the member's customer service. It must have one of the `origins`; if there is no such URL, rejects with a `Problem`. */
export const findService = async (
  fetchCall: FetchCall,
  member: Member | null,
  origins: readonly string[],
): Promise<SafeUrl> => {
  for (const level of serviceLevels(member)) {
    // oxlint-disable-next-line no-await-in-loop -- the second service is requested only if the first has no URL
    const { version } = await fetchCall(service, { level });
    const address = serviceAddress(version.pathList, origins, location.hostname);
    if (address !== null) return address;
  }
  throw new Problem({ code: 'invalid_url', status: 0, message: '' });
};
