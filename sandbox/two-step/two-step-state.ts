import type { TwoStepState } from '#schemas/two-step.ts';
import { passkeysOf, passkeyEntry } from '../passkeys/passkeys-of.ts';
import { hasTotp } from './check-code.ts';
import type { MemberVisit } from './prove-member.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';

export const twoStepState = async (visit: MemberVisit): Promise<TwoStepState> => {
  const {
    platform,
    session: { member },
  } = visit;
  return {
    hasPassword: member.passwordHash !== null,
    totp: await hasTotp(visit, member),
    recoveryCodesLeft: await recoveryCodesLeft(platform.db, member.id),
    passkeys: (await passkeysOf(platform.db, member.id)).map(passkeyEntry),
  };
};
