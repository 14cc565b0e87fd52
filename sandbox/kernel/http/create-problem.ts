import { Problem, type ProblemInit } from '#schemas/problem.ts';
import type { RefusalDetail } from '#schemas/refusal-detail.ts';
import type { PlatformCode } from '#schemas/problem-codes.ts';

/** Creates a problem to throw; it becomes the error response: `throw createProblem('captcha_wrong', 400, '…')`. */
export const createProblem = (
  code: PlatformCode,
  status: number,
  message: string,
  more: Omit<ProblemInit, 'code' | 'status' | 'message'> = {},
): Problem => new Problem({ code, status, message, ...more });

/** Creates a validation problem. `fields` has a message key for each invalid field; forms show the message at the field. */
export const createFieldProblem = (
  fields: Readonly<Record<string, string>>,
  message = 'Some fields are not accepted',
  more: { readonly retryAfter?: number; readonly detail?: RefusalDetail } = {},
): Problem => createProblem('validation', 422, message, { fields, ...more });
