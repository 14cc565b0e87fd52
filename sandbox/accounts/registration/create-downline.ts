import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import type { InputOf } from '#schemas/call.ts';
import type { createDownline as call } from '#schemas/calls/agent.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { checkRegistration } from './check-registration.ts';
import { createMember } from './create-member.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { typeUnder } from '#sandbox/accounts/network/agent-terms.ts';

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 60;

type Downline = InputOf<typeof call>;

/** Returns the rebate of a new downline in hundredths of a percent; 0 for a player. Throws a field problem if the rebate is above `most`. */
const rebateOf = ({ accountType, rebate = 0 }: Downline, most: number): number => {
  const hundredths = Math.round(rebate * 100);
  if (Math.abs(rebate * 100 - hundredths) > 1e-6) throw createFieldProblem({ rebate: 'amount_digits' });
  if (hundredths > (accountType === 'agent' ? most : 0)) throw createFieldProblem({ rebate: 'rebate_large' });
  return hundredths;
};

/**
 * Creates an account directly below the agent and returns its id. Because the agent knows its password, the password must be changed at the first
 * login.
 */
export const createDownline = async (context: MemberContext, input: Downline): Promise<number> => {
  const {
    kernel,
    merchant,
    session: { member: agent },
  } = context;
  await throttle(kernel, `downline:${agent.id}`, MOST_AN_HOUR, HOUR_MS);
  const { username, password, payeeName } = merchant.settings.registerRules;
  const rules = Object.fromEntries(
    Object.entries({ username, password, payeeName }).flatMap(([name, rule]) => (rule ? [[name, rule]] : [])),
  );
  const problems = checkRegistration(rules, input, { required: ['username', 'password'], excluded: [] });
  if (Object.keys(problems).length > 0) throw createFieldProblem(problems);
  const rebate = rebateOf(input, agent.rebate);
  const { id } = await createMember(context, {
    account: input.username.trim(),
    password: input.password,
    paymentPassword: null,
    phone: null,
    email: null,
    affiliateCode: null,
    profile: payeeName?.enabled && input.payeeName ? { realName: input.payeeName } : {},
    upline: agent,
    inviter: null,
    acceptedTerms: null,
    registerUrl: '',
    made: { type: typeUnder(agent.type, input.accountType), rebate, firstLogin: true, registerMethod: 'AGENT' },
  });
  return id;
};
