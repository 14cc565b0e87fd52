import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { checkCode, hasTotp } from './check-code.ts';
import { reauthenticate } from './reauthenticate.ts';

export interface MemberProof {
  readonly password?: string;
  readonly proofCode?: string;
}

/** Changing a contact needs a code of the authenticator app where two-step login is on, else the password or a recent login. */
export const proveMember = async (context: MemberContext, { password, proofCode }: MemberProof): Promise<void> => {
  const { member } = context.session;
  if (await hasTotp(context, member)) await checkCode(context, member, proofCode ?? '', 'proofCode');
  else await reauthenticate(context, password);
};

/** A new passkey opens the account without a password or a code: it needs both, where two-step login is on. */
export const proveForPasskey = async (context: MemberContext, { password, proofCode }: MemberProof): Promise<void> => {
  const { member } = context.session;
  await reauthenticate(context, password);
  if (await hasTotp(context, member)) await checkCode(context, member, proofCode ?? '', 'proofCode');
};
