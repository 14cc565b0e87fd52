import type { Hono } from 'hono';
import { Type, type Static } from 'typebox';
import { HUMAN_ACTIONS } from '#schemas/connector.ts';
import { oneOf } from '#schemas/wire.ts';
import { valueResponse } from '../http/json-response.ts';
import { checkFetchMetadata } from '../http/check-fetch-metadata.ts';
import { checkExact } from '../http/check-value.ts';
import { parseJson } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';
import { createFieldProblem } from '../http/create-problem.ts';
import type { Platform } from '../platform.ts';
import { findMerchant } from '../merchants/find-merchant.ts';

const requestSchema = Type.Object(
  { action: oneOf(HUMAN_ACTIONS), siteKey: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

/** Called by the connector page of provider `sandbox` when its box is ticked. It accepts every request, so it exists in development only. */
export const mountHumanProvider = (app: Hono, platform: Platform): void => {
  if (!platform.development) return;
  app.post('/sandbox/provider/:brand/human', async ({ req }) => {
    checkFetchMetadata(req.raw);
    const input = parseJson(await readBody(req.raw));
    const wrong = checkExact(requestSchema)(input);
    if (wrong !== null) throw createFieldProblem(wrong);
    const { action } = input as Static<typeof requestSchema>;
    const { code } = await findMerchant(platform.db, req.header('Merchant') ?? null);
    return valueResponse({ token: platform.humanTokens.issue({ merchant: code, action }) });
  });
};
