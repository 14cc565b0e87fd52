import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JourneySandbox } from '../journey-sandbox.ts';
import { logIn, put, success, type Part } from '../steps.ts';
import { textsOf } from '../text-of.ts';
import { amountsOf, openMemberOn, openOn, openSandboxFor, sitesWith } from './journey-site.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/app/site-centre.tsx';
import '#src/features/points/details-list.tsx';
import '#src/features/points/history-list.tsx';
import '#src/features/points/member-mall.tsx';
import '#src/features/points/point-mall-page.tsx';
import '#src/features/points/redeem-view.tsx';
import '#src/features/promotions/promo-detail-page.tsx';
import '#src/features/promotions/promotions-page.tsx';
import '#src/features/rewards/rewards-panel.tsx';
import '#src/rich-text/rich-content.tsx';

const PAYMENT_PASSWORD = '246810';

const cardOf = (part: Part, name: RegExp): Part => {
  const [heading]: HTMLElement[] = part.getAllByRole('heading', { name });
  return within(heading?.closest<HTMLElement>('li, article') ?? document.body);
};

describe.each(sitesWith('memberCentre'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { t, named } = textsOf(place.language, place.brand);

  test('a reward is claimed [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const { site, centre } = await openMemberOn(sandbox, place, 'rewardCenter');
    const list = within(await centre.findByRole('list', { name: named('rewards', 'list') }));
    const name = t('sandbox/names', 'gift.weekend');
    const gift = cardOf(list, named('sandbox/names', 'gift.weekend'));
    expect(gift.getByText(named('rewards', 'status.CLAIM'))).toBeVisible();
    await site.user.click(gift.getByRole('button', { name: named('claims', 'claim.name', { name }) }));
    const paid = await success(t('payments', 'bonusInWallet'));
    expect(paid.amount).toBe(amountsOf(place).money(88));
    expect(Object.keys(paid.facts)).toEqual([t('payments', 'turnover')]);
    expect(gift.getByRole('link', { name: named('claims', 'record') })).toBeVisible();
    expect(
      cardOf(list, named('sandbox/names', 'gift.raffle')).getByText(named('rewards', 'status.EXPIRED')),
    ).toBeVisible();
  });
});

describe.each(sitesWith('pointMall'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { t, named } = textsOf(place.language, place.brand);
  const points = (count: number): string => t('points', 'points', { count, points: count });

  test('points are redeemed for a voucher [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const site = await openOn(sandbox, place, { path: '/pointMall' });
    await logIn(site);
    await screen.findByRole('region', { name: named('points', 'balance.title') });
    const goods = within(await screen.findByRole('list', { name: named('points', 'tab.goods') }));
    const voucher = named('sandbox/names', 'good.voucher-bronze');
    await site.user.click(cardOf(goods, voucher).getByRole('link'));
    await screen.findByRole('textbox', { name: named('rules', 'field.quantity') });
    await site.user.click(screen.getByRole('button', { name: named('rules', 'stepper.more') }));
    await site.user.click(screen.getByRole('button', { name: named('points', 'redeem.next') }));
    const password = await screen.findByLabelText(named('rules', 'field.paymentPassword'));
    await put(site, password, PAYMENT_PASSWORD);
    await site.user.click(
      screen.getByRole('button', { name: named('points', 'redeem.submit', { points: points(760) }) }),
    );
    await success(t('points', 'redeem.done'));
    await site.user.click(screen.getByRole('button', { name: named('points', 'redeem.toHistory') }));
    const history = within(await screen.findByRole('region', { name: named('points', 'tab.history') }));
    const [newest] = history.getAllByRole('listitem');
    expect(newest).toHaveTextContent(t('sandbox/names', 'good.voucher-bronze'));
    expect(newest).toHaveTextContent(t('points', 'status.IN_PROCESS'));
    expect(history.getByText(named('points', 'reason.UNAVAILABLE'))).toBeVisible();
    await site.user.click(screen.getByRole('tab', { name: named('points', 'tab.details') }));
    await screen.findByRole('region', { name: named('points', 'tab.details') });
    await site.user.click(screen.getByRole('tab', { name: named('points', 'tab.rules') }));
    expect(await screen.findByText(named('sandbox/messages', 'points.personal'))).toBeVisible();
  });
});

describe.each(sitesWith('visitorPages', 'promotions'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { t, named } = textsOf(place.language, place.brand);

  test('a visitor reads about a promotion, logs in and joins it [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const site = await openOn(sandbox, place);
    expect(await screen.findByRole('heading', { level: 1, name: named('promotions', 'heading') })).toBeVisible();
    const title = t('sandbox/promotions', 'play.title');
    const heading = named('sandbox/promotions', 'play.title');
    await screen.findByRole('heading', { name: heading });
    const main = (): Part => within(screen.getByRole('main'));
    expect(
      cardOf(main(), named('sandbox/promotions', 'anniversary.title')).getByText(
        named('promotions', 'status.COMING_SOON'),
      ),
    ).toBeVisible();
    await site.user.click(
      cardOf(main(), heading).getByRole('link', { name: named('promotions', 'details.of', { title }) }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await main().findByText(named('promotions', 'fact.bets'));
    await site.user.click(main().getByRole('button', { name: named('promotions', 'act.join') }));
    await screen.findByRole('dialog', { name: named('common', 'logIn') });
    await logIn(site, 'vip01');
    expect(await screen.findByText(named('promotions', 'done.joined'))).toBeVisible();
    expect(await main().findByText(named('promotions', 'status.JOINED'))).toBeVisible();
  });
});
