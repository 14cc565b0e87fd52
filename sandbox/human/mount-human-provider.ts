import type { Hono } from 'hono';
import { Type, type Static } from 'typebox';
import { HUMAN_ACTIONS } from '#schemas/connector.ts';
import { oneOf } from '#schemas/wire.ts';
import { answerValue } from '../http/answer-json.ts';
import { checkFetchMetadata } from '../http/check-fetch-metadata.ts';
import { checkExact } from '../http/check-value.ts';
import { parseJson } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import { refuseFields } from '../http/refuse.ts';
import type { Platform } from '../platform.ts';
import { merchantOf } from '../seed/merchant-of.ts';

const ticked = Type.Object(
  { action: oneOf(HUMAN_ACTIONS), siteKey: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

/** What the connector page of provider `sandbox` asks when its box is ticked. It believes whoever ticks: for development only. */
export const mountHumanProvider = (app: Hono, platform: Platform): void => {
  if (!platform.development) return;
  app.post('/sandbox/provider/human', async ({ req }) => {
    checkFetchMetadata(req.raw);
    const input = parseJson(await readBody(req.raw));
    const wrong = checkExact(ticked)(input);
    if (wrong !== null) throw refuseFields(wrong);
    const { action } = input as Static<typeof ticked>;
    const { code } = await merchantOf(platform, req.header('Merchant') ?? '');
    return answerValue({ token: platform.humanTokens.issue({ merchant: code, action }) });
  });
};
