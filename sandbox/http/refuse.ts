import { Problem } from '#schemas/problem.ts';
import type { ProblemFacts } from '#schemas/problem.ts';
import type { PlatformCode } from '#schemas/problem-codes.ts';

/** A refusal as the platform words it: `throw refuse('captcha_wrong', 400, '…')`. */
export const refuse = (
  code: PlatformCode,
  status: number,
  message: string,
  more: Omit<ProblemFacts, 'code' | 'status' | 'message'> = {},
): Problem => new Problem({ code, status, message, ...more });

/** Fields by name, each with the key of its message; the form shows them where they belong. */
export const refuseFields = (
  fields: Readonly<Record<string, string>>,
  message = 'Some fields are not accepted',
): Problem => refuse('validation', 422, message, { fields });
