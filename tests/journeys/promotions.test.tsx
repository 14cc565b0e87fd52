import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { operationOutcome } from '#schemas/calls/cashier.ts';
import { applyPromotion, claimPromotion, joinPromotion, promotions } from '#schemas/calls/promotions.ts';
import { pictureFile, pngOf } from '#tests/support/sample-pictures.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { payOrder } from './pay-order.ts';
import { fillLogin, logIn, openLogin, pressLogin, put, siteHeader, success, type Part } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/cashier/deposit-panel.tsx';
import '#src/features/centre/centre-modal.tsx';
import '#src/features/promotions/promo-detail-page.tsx';
import '#src/features/promotions/promotions-page.tsx';
import '#src/features/shell/account-bar.tsx';
import '#src/forms/widgets/text-area-widget.tsx';
import '#src/forms/widgets/upload-widget.tsx';
import '#src/rich-text/rich-content.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const picture = (name: string, height = 64): File => pictureFile(pngOf({ width: 64, height }), name);

const open = async (path: string, account: string | null, options: SiteOptions = {}): Promise<OpenSite> => {
  const site = await openSite(sandbox, { path, ...options });
  if (account !== null && options.after === undefined) await logIn(site, account);
  return site;
};
const card = async (title: string): Promise<Part> => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') ?? document.body);
};
/** Returns the main part of a promotion's page. */
const main = (): Part => within(screen.getByRole('main'));
const sentTimes = ({ sent }: OpenSite, path: string): number => sent.filter((call) => call === `POST ${path}`).length;

test('the activity centre lists promotions with reward, end and status, and can filter them [promotions.list] [promotions.centre]', async () => {
  const site = await open('/promotions', null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity centre' })).toBeInTheDocument();
  const reload = await card('Reload bonus');
  expect(reload.getByText(/^20%, up to P\s5,000\.00$/)).toBeInTheDocument();
  expect(reload.getByText('Open')).toBeInTheDocument();
  expect((await card('Anniversary week')).getByText('Coming soon')).toBeInTheDocument();
  expect((await card('New Year gift')).queryByRole('button')).toBeNull();
  await site.user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Deposits');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Anniversary week' })).toBeNull());
  expect(site.path()).toBe('/promotions?category=DEPOSIT');
  await site.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Done or closed');
  await site.user.click(await screen.findByRole('button', { name: 'Show all' }));
  await screen.findByRole('heading', { name: 'Anniversary week' });
});

test('a promotion has its own page with the full text and its conditions; an unknown one shows a message and a way back [promotions.detail] [promotions.detail.id]', async () => {
  const site = await open('/promotions', null);
  await site.user.click((await card('Seven days of play')).getByRole('link', { name: /^Details of/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Seven days of play' })).toBeInTheDocument();
  expect(site.path()).toBe('/promoDetail?id=play7');
  expect(await main().findByText(/Bets from before you joined do not count/)).toBeInTheDocument();
  expect(main().getByText('Settled bets in all').nextElementSibling?.textContent).toMatch(/P\s2,000\.00/);
  expect(main().getByText('To be wagered before a withdrawal').nextElementSibling?.textContent).toMatch(
    /P\s150\.00 \(3 times\)/,
  );
  await open('/promoDetail?id=nothing', null);
  await screen.findByText('There is no such promotion');
  expect(screen.getAllByRole('link', { name: 'All promotions' })[0]).toHaveAttribute('href', '/promotions');
});

test('a visitor who wants to join is asked to log in first, and has joined afterwards [promotions.apply.login] [promotions.status.actions]', async () => {
  const site = await open('/promotions', null);
  await site.user.click((await card('Seven days of play')).getByRole('button', { name: 'Join' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await fillLogin(site, dialog, 'vip01');
  await pressLogin(site, dialog);
  expect(await screen.findByText('You have joined')).toBeInTheDocument();
  await waitFor(async () => expect((await card('Seven days of play')).getByText('Joined')).toBeInTheDocument());
  expect(sentTimes(site, joinPromotion.path)).toBe(1);
});

test('a pending reward is claimed once, even if the response is lost; the balance, the badge and the record are updated [promotions.status] [header.avatar.badge]', async () => {
  const site = await open('/promotions', 'player01');
  const claims = await card('Tell us what you think');
  await claims.findByText('Ready to claim');
  const badge = async (): Promise<number> =>
    Number(/(\d+) new/.exec((await siteHeader().findByText(/\d+ new/)).textContent ?? '')?.[1]);
  const before = await badge();
  site.fail(claimPromotion.path, { status: 500 });
  await site.user.click(claims.getByRole('button', { name: 'Claim' }));
  expect((await success('The bonus is in your main wallet')).amount).toBe('P 20.00');
  expect(sentTimes(site, claimPromotion.path)).toBe(1);
  const record = claims.getByRole('link', { name: /^Record PR\d{6}[0-9A-F]{10}$/ });
  expect(record.getAttribute('href')).toMatch(/^\/promotions\?member=bonusDetails&record=PR\d{6}[0-9A-F]{10}$/);
  await waitFor(async () => expect(await badge()).toBe(before - 1));
  await claims.findByText('Claimed');
});

test('if two tabs claim, one is paid, and the other shows that the reward has already been claimed', async () => {
  const site = await open('/promotions', 'agent02');
  const opinion = await card('Tell us what you think');
  await site.user.click(opinion.getByRole('button', { name: 'Apply' }));
  await put(site, await screen.findByRole('textbox', { name: /Comment/ }), 'More fishing games would be good');
  await site.user.click(screen.getByRole('button', { name: 'Send the application' }));
  await screen.findByText('Your application was sent');
  await sandbox.wait(41_000);
  const one = await open('/promoDetail?id=opinion', null, { after: site });
  const claim = await screen.findByRole('button', { name: 'Claim' });
  const cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const other = await sandbox.send({
    do: 'fetch',
    url: `http://perya.localhost${claimPromotion.path}`,
    method: 'POST',
    headers: [
      ['Content-Type', 'application/json'],
      ['Merchant', 'perya'],
      ['Cookie', cookie],
      ['Idempotency-Key', crypto.randomUUID()],
    ],
    body: JSON.stringify({ id: 'opinion' }),
  });
  expect(other.status).toBe(200);
  await one.user.click(claim);
  await screen.findByText('This has been claimed already.');
});

test('an application counts the characters of its comment, accepts three PNG or JPG images of 5 MB, and rejects others by name before sending [promotions.apply.comment] [promotions.apply.image-type] [promotions.apply.image-size] [promotions.apply.image-count]', async () => {
  const site = await open('/promoDetail?id=share&apply=1', 'agent01');
  const comment = await screen.findByRole('textbox', { name: /Comment/ });
  await put(site, comment, 'x'.repeat(141));
  await screen.findByText('141 of 140 characters');
  const images = await screen.findByLabelText(/Images/);
  await site.user.upload(images, [
    picture('a.png', 64),
    picture('b.png', 65),
    picture('c.png', 66),
    picture('fourth.png', 67),
    pictureFile(Buffer.from('ID3 a song'), 'song.png'),
    pictureFile(new Uint8Array(5 * 1024 * 1024 + 1), 'poster.png'),
    pictureFile(pngOf({ width: 40_000, height: 40_000, rows: Buffer.alloc(1) }), 'vast.png'),
  ]);
  await screen.findByText(/^fourth\.png: only 3 images can be sent$/);
  expect(screen.getByText(/^song\.png: not a PNG or JPG image$/)).toBeInTheDocument();
  expect(screen.getByText(/^poster\.png: larger than 5 MB$/)).toBeInTheDocument();
  expect(screen.getByText(/^vast\.png: this picture has too many pixels$/)).toBeInTheDocument();
  await site.user.click(screen.getByRole('button', { name: 'Send the application' }));
  expect((await screen.findAllByText(/Write at most 140 characters/)).length).toBeGreaterThan(0);
  expect(sentTimes(site, applyPromotion.path)).toBe(0);
  await put(site, comment, 'My win of yesterday');
  await site.user.click(screen.getByRole('button', { name: 'Send the application' }));
  await screen.findByText('Your application was sent');
  await main().findByText('Application sent', { selector: 'span' });
});

test('an application is in process, then paid; a refused one shows the reason and can be resubmitted [promotions.status] [promotions.status.actions]', async () => {
  await sandbox.wait(21_000);
  await open('/promoDetail?id=share', 'agent01');
  expect((await main().findAllByText('In process')).length).toBeGreaterThan(0);
  await sandbox.wait(21_000);
  await main().findByText('Paid out');
  expect(main().getByRole('link', { name: /^Record PR\d{6}[0-9A-F]{10}$/ })).toBeInTheDocument();
  expect(main().getByText(/To be wagered before a withdrawal: P\s100\.00/)).toBeInTheDocument();
  const again = await open('/promoDetail?id=share', 'player01');
  await main().findByText(/The picture is too small to read/);
  await again.user.click(main().getByRole('button', { name: 'Send again' }));
  await again.user.upload(await screen.findByLabelText(/Images/), picture('sharp.png'));
  await screen.findByText('sharp.png');
  again.fail(applyPromotion.path, { status: 502 });
  await again.user.click(screen.getByRole('button', { name: 'Send the application' }));
  await screen.findByText('Your application was sent');
  expect(sentTimes(again, applyPromotion.path)).toBe(1);
});

test('an application that was not carried out is back in its form after a reload, with its comment', async () => {
  const site = await open('/promoDetail?id=opinion&apply=1', 'agent01');
  site.fail(applyPromotion.path, { status: 500, untouched: true });
  site.fail(operationOutcome.path, { status: 500 });
  await put(site, await screen.findByRole('textbox', { name: /Comment/ }), 'More fishing games would be good');
  await site.user.click(screen.getByRole('button', { name: 'Send the application' }));
  await main().findByRole('button', { name: 'Check now' });
  const next = await open('/promoDetail?id=opinion', null, {
    after: site,
    failing: { [operationOutcome.path]: { status: 500 } },
  });
  await main().findByRole('button', { name: 'Check now' });
  next.fail(operationOutcome.path, null);
  await next.user.click(main().getByRole('button', { name: 'Check now' }));
  expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveValue('More fishing games would be good');
});

test('a deposit promotion opens the deposit page with the promotion selected, waits for the payment, and is paid with it [promotions.status]', async () => {
  const site = await open('/promotions', 'vip01');
  await site.user.click((await card('Reload bonus')).getByRole('button', { name: 'Deposit' }));
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  expect(await centre.findByRole('radio', { name: /Reload bonus/ })).toBeChecked();
  await site.user.click(centre.getByRole('radio', { name: /Sandbox Bank/ }));
  await site.user.click(await centre.findByRole('button', { name: 'P 1,000' }));
  await site.user.click(centre.getByRole('button', { name: /^Deposit .*by / }));
  const orderNo = (await centre.findByText(/^D\d{6}[0-9A-F]{10}$/)).textContent ?? '';
  await payOrder(sandbox, orderNo);
  expect((await success('The money is in your main wallet')).amount).toBe('P 1,200.00');
  await open('/promoDetail?id=reload20', null, { after: site });
  await main().findByText('Paid out');
  expect(main().getByRole('link', { name: `Record ${orderNo}` })).toBeInTheDocument();
});

test('deposits earn a ticket, which wins a prize that has a record [promotions.raffle.claim]', async () => {
  // The deposit of the previous test exceeds the price of a ticket.
  const site = await open('/promoDetail?id=raffle', 'vip01');
  await site.user.click(await main().findByRole('button', { name: 'Draw a prize' }));
  expect((await success('Your prize is in your main wallet')).amount).toMatch(/^P\s[\d,.]+$/);
  expect(main().getAllByRole('link', { name: /^Record PR\d{6}[0-9A-F]{10}$/ }).length).toBeGreaterThan(0);
  expect(main().getByText('0.1%')).toBeInTheDocument();
});

test('a trial account is told that a real one is needed, and joins nothing [promotions.apply.login]', async () => {
  const before = await open('/help', null);
  const dialog = await openLogin(before);
  await before.user.click(await dialog.findByRole('button', { name: 'Play for free' }));
  await waitFor(() => expect(before.stores.session.get().member?.kind).toBe('trial'));
  const site = await open('/promotions', null, { after: before });
  await site.user.click((await card('Seven days of play')).getByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('You need a real account for this.');
  expect(sentTimes(site, joinPromotion.path)).toBe(0);
});

test('a list that failed to load shows a message and can be reloaded', async () => {
  const site = await open('/rng', null);
  site.fail(promotions.path, { status: 500 });
  await site.user.click(screen.getAllByRole('link', { name: /^Promotions$/ })[0] ?? document.body);
  await screen.findByText('The promotions did not load.');
  site.fail(promotions.path, null);
  await site.user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Reload bonus');
});
