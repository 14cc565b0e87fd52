import { Problem } from '#schemas/problem.ts';
import { createFieldProblem } from '../http/create-problem.ts';
import type { MemberContext } from '../request-context.ts';
import { assertNotTrial } from '../session/assert-not-trial.ts';
import { checkCode, hasTotp } from './check-code.ts';
import { reauthenticate } from './reauthenticate.ts';

export interface MemberProof {
  readonly password?: string;
  readonly proofCode?: string;
}

/** Changing a contact needs a code of the authenticator app where two-step login is on, else the password or a recent login. */
export const proveMember = async (context: MemberContext, { password, proofCode }: MemberProof): Promise<void> => {
  const { member } = context.session;
  assertNotTrial(member);
  if (!(await hasTotp(context, member))) return reauthenticate(context, password);
  await checkCode(context, member, proofCode ?? '').catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'code_wrong'
      ? createFieldProblem({ proofCode: 'code_wrong' })
      : error;
  });
};
