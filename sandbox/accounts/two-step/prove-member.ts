import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { checkCode, hasTotp } from './check-code.ts';
import { reauthenticate } from './reauthenticate.ts';

export interface MemberProof {
  readonly password?: string;
  readonly proofCode?: string;
}

/**
 * Requires proof of identity before a contact is changed: a code from the authenticator app if two-step login is on, otherwise the password or a
 * recent login.
 */
export const proveMember = async (context: MemberContext, { password, proofCode }: MemberProof): Promise<void> => {
  const { member } = context.session;
  if (await hasTotp(context, member)) await checkCode(context, member, proofCode ?? '', 'proofCode');
  else await reauthenticate(context, password);
};

/** Requires the password, and also a code if two-step login is on, because a new passkey makes both unnecessary at later logins. */
export const proveForPasskey = async (context: MemberContext, { password, proofCode }: MemberProof): Promise<void> => {
  const { member } = context.session;
  await reauthenticate(context, password);
  if (await hasTotp(context, member)) await checkCode(context, member, proofCode ?? '', 'proofCode');
};
