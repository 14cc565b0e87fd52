import { asc } from 'drizzle-orm';
import type { Hono } from 'hono';
import { Type } from 'typebox';
import { merchants } from '#sandbox/db/schema.ts';
import { valueResponse } from '#sandbox/kernel/http/json-response.ts';
import { checkFetchMetadata } from '#sandbox/kernel/http/check-fetch-metadata.ts';
import { readForm } from '#sandbox/kernel/http/read-body.ts';
import { clearLimits } from '#sandbox/accounts/login/clear-limits.ts';
import { findMerchant } from '#sandbox/kernel/merchants/find-merchant.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { mountCashierPage } from './mount-cashier-page.ts';
import { mountPaymentPages } from './mount-payment-pages.ts';
import { mountPhoneProvider } from './mount-phone-provider.ts';
import { outboxOf } from '#sandbox/kernel/outbox/outbox.ts';
import { scenariosOf } from '#sandbox/kernel/scenarios/scenarios.ts';
import { humanTokensOf } from '#sandbox/accounts/human/human-tokens.ts';
import { HUMAN_ACTIONS } from '#schemas/connector.ts';
import { oneOf } from '#schemas/wire.ts';
import { readJson } from '#sandbox/kernel/http/read-json.ts';
import { mountFeedbackPage } from './mount-feedback-page.ts';
import { mountMallPage } from './mount-mall-page.ts';
import { chatPage, elsewherePage, readChat, servicePage } from './support-pages.ts';
import { outboxPage } from './outbox-page.ts';
import { readScenarioChange } from './read-scenario-change.ts';
import { scenarioPage } from './scenario-page.ts';

const humanRequestSchema = Type.Object(
  { action: oneOf(HUMAN_ACTIONS), siteKey: Type.String({ maxLength: 200 }) },
  { additionalProperties: false },
);

/**
 * Mounts the call behind the simulated human verification, which its page makes when the box is ticked. The call accepts everybody, so it exists
 * only in development.
 */
const mountHumanProvider = (app: Hono, kernel: Kernel): void => {
  app.post('/sandbox/provider/:brand/human', async ({ req }) => {
    checkFetchMetadata(req.raw);
    const { action } = await readJson(req.raw, humanRequestSchema);
    const { code } = await findMerchant(kernel.db, req.header('Merchant') ?? null);
    return valueResponse({ token: humanTokensOf(kernel).issue({ merchant: code, action }) });
  });
};

const wantsJson = (request: Request): boolean =>
  new URL(request.url).searchParams.get('format') === 'json' ||
  (request.headers.get('Accept') ?? '').startsWith('application/json');

/** Mounts the pages for developers and the simulated third parties. In production these paths are not mounted and get status 404. */
export const mountDeveloperPages = (app: Hono, kernel: Kernel): void => {
  if (!kernel.development) return;
  const { db } = kernel;
  const scenarios = scenariosOf(kernel);

  mountCashierPage(app, kernel);
  mountMallPage(app, kernel);
  mountFeedbackPage(app, kernel);
  mountPaymentPages(app, kernel);
  mountHumanProvider(app, kernel);
  mountPhoneProvider(app, kernel);

  app.get('/sandbox/outbox', async ({ req }) => {
    const messages = await outboxOf(kernel).list();
    return wantsJson(req.raw) ? valueResponse(messages) : outboxPage(messages);
  });

  const merchantName = async (code = ''): Promise<string> => (await findMerchant(db, code)).name;

  app.get('/sandbox/service', async ({ req }) =>
    servicePage(await merchantName(req.query('merchant')), req.query('level') === 'VIP' ? 'VIP' : 'LIVE'),
  );

  app.get('/sandbox/elsewhere', async ({ req }) => elsewherePage(req.query('name') ?? ''));

  app.get('/sandbox/chat', async ({ req }) => chatPage(await merchantName(req.query('merchant')), []));

  app.post('/sandbox/chat', async ({ req }) => {
    checkFetchMetadata(req.raw);
    return chatPage(await merchantName(req.query('merchant')), readChat(await readForm(req.raw)));
  });

  app.get('/sandbox/scenario', async ({ req }) => {
    if (wantsJson(req.raw)) return valueResponse(Object.fromEntries(scenarios.all()));
    const merchant = (req.query('merchant') ?? '*').slice(0, 60);
    const codes = await db.select({ code: merchants.code }).from(merchants).orderBy(asc(merchants.code));
    return scenarioPage(
      merchant,
      scenarios.of(merchant),
      codes.map(({ code }) => code),
    );
  });

  app.post('/sandbox/scenario', async ({ req }) => {
    checkFetchMetadata(req.raw);
    const { merchant = '*', do: action = 'set', scenario = {} } = await readScenarioChange(req.raw);
    if (action === 'set') scenarios.set(merchant, scenario);
    if (action === 'calm') scenarios.reset(merchant);
    if (action === 'clearLocks') await clearLimits(db);
    const fromPage = (req.header('Content-Type') ?? '').startsWith('application/x-www-form-urlencoded');
    if (!fromPage) return valueResponse(scenarios.of(merchant));
    return new Response(null, {
      status: 303,
      headers: { Location: `/sandbox/scenario?merchant=${encodeURIComponent(merchant)}`, 'Cache-Control': 'no-store' },
    });
  });
};
