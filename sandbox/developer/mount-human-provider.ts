import { humanTokensOf } from '#sandbox/accounts/human/human-tokens.ts';
import type { Hono } from 'hono';
import { Type } from 'typebox';
import { HUMAN_ACTIONS } from '#schemas/connector.ts';
import { oneOf } from '#schemas/wire.ts';
import { valueResponse } from '#sandbox/kernel/http/json-response.ts';
import { checkFetchMetadata } from '#sandbox/kernel/http/check-fetch-metadata.ts';
import { readJson } from '#sandbox/kernel/http/read-json.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { findMerchant } from '#sandbox/kernel/merchants/find-merchant.ts';

const requestSchema = Type.Object(
  { action: oneOf(HUMAN_ACTIONS), siteKey: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

/** Called by the connector page of provider `sandbox` when its box is ticked. It accepts every request, so it exists in development only. */
export const mountHumanProvider = (app: Hono, kernel: Kernel): void => {
  app.post('/sandbox/provider/:brand/human', async ({ req }) => {
    checkFetchMetadata(req.raw);
    const { action } = await readJson(req.raw, requestSchema);
    const { code } = await findMerchant(kernel.db, req.header('Merchant') ?? null);
    return valueResponse({ token: humanTokensOf(kernel).issue({ merchant: code, action }) });
  });
};
