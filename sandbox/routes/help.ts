import { feedback as feedbackCall, help } from '#schemas/calls/common.ts';
import { feedback } from '#sandbox/db/schema.ts';
import { readHelp } from '#sandbox/domains/help/read-help.ts';
import { defineRoute, type Route } from '#sandbox/kernel/http/route.ts';
import { isTrial } from '#sandbox/kernel/http/assert-not-trial.ts';

const HOUR_MS = 60 * 60 * 1000;
const MAX_PER_ADDRESS = 30;

export const helpRoutes: readonly Route[] = [
  defineRoute(help, async (_input, { platform, merchant, language }) => [
    ...(await readHelp(platform.db, merchant.code, language)),
  ]),

  defineRoute(feedbackCall, async ({ questionType, content }, { platform, merchant, session, ip, at }) => {
    await platform.throttle(`feedback:${ip}`, MAX_PER_ADDRESS, HOUR_MS);
    const member = session?.member ?? null;
    await platform.db.insert(feedback).values({
      merchant: merchant.code,
      memberId: member === null || isTrial(member) ? null : member.id,
      questionType,
      content,
      sentAt: at,
    });
    return null;
  }),
];
