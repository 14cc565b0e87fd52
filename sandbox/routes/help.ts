import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { feedback as feedbackCall, help } from '#schemas/calls/common.ts';
import { feedback } from '#sandbox/db/schema.ts';
import { readHelp } from '#sandbox/domains/help/read-help.ts';
import { defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { isTrial } from '#sandbox/kernel/http/assert-not-trial.ts';

const HOUR_MS = 60 * 60 * 1000;
const MAX_PER_ADDRESS = 30;

export const helpRoutes: readonly Route[] = [
  defineRoute(help, async (_input, { kernel, merchant, language }) => [
    ...(await readHelp(kernel.db, merchant.code, language)),
  ]),

  defineRoute(feedbackCall, async ({ questionType, content }, { kernel, merchant, session, ip, at }) => {
    await throttle(kernel, `feedback:${ip}`, MAX_PER_ADDRESS, HOUR_MS);
    const member = session?.member ?? null;
    await kernel.db.insert(feedback).values({
      merchant: merchant.code,
      memberId: member === null || isTrial(member) ? null : member.id,
      questionType,
      content,
      sentAt: at,
    });
    return null;
  }),
];
