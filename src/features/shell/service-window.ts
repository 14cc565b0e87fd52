import { isVip, type Member } from '#src/session/member.ts';

/** Pixels. */
export const SERVICE_WINDOW = { width: 440, height: 750 } as const;

/** Opens the empty popup at once, on the click itself, so that no blocker minds; `null` when one does. */
export const openServiceWindow = (): Window | null =>
  window.open('about:blank', '_blank', `popup=yes,width=${SERVICE_WINDOW.width},height=${SERVICE_WINDOW.height}`);

/** Where to ask, first to last: a VIP's own service, then live chat; live chat for the rest. */
export const serviceLevels = (member: Pick<Member, 'rankLevel'> | null): readonly ('VIP' | 'LIVE')[] =>
  member !== null && isVip(member) ? ['VIP', 'LIVE'] : ['LIVE'];
