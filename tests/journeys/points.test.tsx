import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { convert, redeem } from '#schemas/calls/points.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { logIn, put, success, type Part } from './steps.ts';
import '#src/features/points/convert-panel.tsx';
import '#src/features/points/details-list.tsx';
import '#src/features/points/history-list.tsx';
import '#src/features/points/member-mall.tsx';
import '#src/features/points/point-mall-page.tsx';
import '#src/features/points/redeem-view.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const PAYMENT_PASSWORD = '246810';

const openMall = async (query = '', account = 'player01', options: SiteOptions = {}): Promise<OpenSite> => {
  const site = await openSite(sandbox, { path: `/pointMall${query}`, ...options });
  if (options.after === undefined) await logIn(site, account);
  await screen.findByRole('region', { name: 'My points' });
  return site;
};

const card = (): Part => within(screen.getByRole('region', { name: 'My points' }));
/** Returns the points shown next to a label on the card. */
const pointsBeside = (label: string): number =>
  Number(/([\d,]+)\spoints?/.exec(card().getByText(label).parentElement?.textContent ?? '')?.[1]?.replaceAll(',', ''));
const pointsShown = (): number => pointsBeside('Points to spend now');
const goods = async (): Promise<Part> => within(await screen.findByRole('list', { name: 'Goods' }));
const goodCard = async (name: string): Promise<HTMLElement> => {
  const item = (await goods()).getByRole('heading', { name }).closest('li');
  if (item === null) throw new Error(`no card of ${name}`);
  return item;
};
const confirmWith = async (site: OpenSite, password: string, button: RegExp): Promise<void> => {
  await put(site, await screen.findByLabelText(/^Payment password/), password);
  await site.user.click(screen.getByRole('button', { name: button }));
};

test('a visitor sees how points work, without a call to the platform, and can log in [points.visitor] [points.token] [points.never-expire]', async () => {
  const site = await openSite(sandbox, { path: '/pointMall' });
  expect((await screen.findAllByText('Points never expire.')).length).toBeGreaterThan(0);
  expect(site.sent.filter((call) => /Point|ODSFE2/.test(call))).toEqual([]);
  await site.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Log in' });
});

test('a member sees the points, those in process and the ratio, and goods with stock, requirements and missing points [points.balance.fields] [points.goods.fields] [points.goods.requirement] [points.redeem.fields]', async () => {
  await openMall();
  expect(pointsShown()).toBeGreaterThan(0);
  expect(card().getByText('In process').nextElementSibling).toHaveTextContent(/\d points/);
  await waitFor(() => expect(card().getByText('Value of a point').nextElementSibling).toHaveTextContent(/P\s0\.125/));
  const mug = within(await goodCard('Coffee mug'));
  expect(mug.getByText('600 points')).toBeInTheDocument();
  expect(mug.getByText('Left: 64 of 120 (piece)')).toBeInTheDocument();
  const phone = within(await goodCard('Smartphone, 256 GB'));
  expect(phone.getByText(/total deposits of P\s50,000\.00/)).toBeInTheDocument();
  expect(await phone.findByText(/You need .* points more/)).toBeInTheDocument();
  expect(within(await goodCard('Bluetooth speaker')).getByText('Sold out')).toBeInTheDocument();
  expect(within(await goodCard('Travel bag')).getByText('The time to redeem this has ended')).toBeInTheDocument();
  expect(within(await goodCard('Brand cap')).getByText(/^Until /)).toBeInTheDocument();
  expect(within(await goodCard('Bronze cash voucher')).getByText(/Pays P\s50\.00/)).toBeInTheDocument();
});

test('the quantity ranges from 1 to what stock and points allow; if nothing can be redeemed, the button is disabled and the reason shown [points.redeem.limits]', async () => {
  const site = await openMall('', 'agent02');
  await site.user.click(within(await goodCard('Coffee mug')).getByRole('link'));
  const box = await screen.findByRole('textbox', { name: /How many/ });
  expect(box).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
  const most = Math.floor(pointsShown() / 600);
  expect(screen.getByText(new RegExp(`At most ${most} `))).toBeInTheDocument();
  await put(site, box, String(most + 1));
  await site.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText(`Choose a whole number from 1 to ${most}`)).length).toBeGreaterThan(0);
  await site.user.click(screen.getByRole('button', { name: 'Back to the goods' }));
  await site.user.click(within(await goodCard('Smart watch')).getByRole('link'));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
  expect(within(screen.getByRole('main')).getByText(/You need .* points more/)).toBeInTheDocument();
});

test('a voucher is redeemed with the payment password, stays in process, is approved after some time, and its payment links to a record [points.redeem.password] [points.redeem.status] [points.password.kind] [calls.points.redeem] [calls.rule.password-relay]', async () => {
  const site = await openMall();
  const before = pointsShown();
  const inProcess = pointsBeside('In process');
  await site.user.click(within(await goodCard('Bronze cash voucher')).getByRole('link'));
  await screen.findByRole('textbox', { name: /How many/ });
  await site.user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByText('760 points')).toBeInTheDocument();
  await site.user.click(screen.getByRole('button', { name: 'Continue' }));
  await confirmWith(site, '000000', /^Redeem for 760 points$/);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Payment password/)).toHaveAccessibleDescription(
      'The payment password is not right. 4 tries are left.',
    ),
  );
  // The message appears only at its field.
  expect(screen.queryByText('Please check these fields')).toBeNull();
  await confirmWith(site, PAYMENT_PASSWORD, /^Redeem for 760 points$/);
  await screen.findByText('Your redemption is under review');
  await waitFor(() => expect(pointsShown()).toBe(before - 760));
  expect(site.sent).toContain('POST /wps/relay/passwordCheck/MCS2_redeemPointReward');
  expect(pointsBeside('In process')).toBe(inProcess + 760);
  await site.user.click(screen.getByRole('button', { name: 'See the redeem history' }));
  const newest = async () => {
    const history = within(await screen.findByRole('region', { name: 'Redeem history' }));
    return within(history.getAllByRole('listitem')[0] ?? document.body);
  };
  expect((await newest()).getByText('2 × Bronze cash voucher')).toBeInTheDocument();
  expect((await newest()).getByText('In process')).toBeInTheDocument();
  await sandbox.wait(181_000);
  await waitFor(async () => expect((await newest()).getByText('Approved')).toBeInTheDocument());
  const link = (await newest()).getByRole('link', { name: /^R\d{6}/ });
  expect(link.getAttribute('href')).toMatch(/member=transactionHistory&record=R\d{6}/);
});

test('the history shows all three states and why a redemption was rejected; details and rules have their own tabs and URLs [points.tabs] [points.redeem.status]', async () => {
  const site = await openMall('?tab=history', 'player01');
  const history = within(await screen.findByRole('region', { name: 'Redeem history' }));
  expect(history.getByText('Rejected')).toBeInTheDocument();
  expect(history.getByText('It was not available any more. Your points are back.')).toBeInTheDocument();
  await site.user.click(screen.getByRole('tab', { name: 'Points details' }));
  const details = within(await screen.findByRole('region', { name: 'Points details' }));
  expect(details.getAllByText(/^(Earned by a bet|Redeemed|Given back)$/).length).toBeGreaterThan(0);
  expect(site.path()).toBe('/pointMall?tab=details');
  await site.user.click(screen.getByRole('tab', { name: 'Points rules' }));
  expect(await screen.findByText(/1 point for each P\s100\.00 wagered/)).toBeInTheDocument();
  expect(screen.getByText(/Points belong to one account/)).toBeInTheDocument();
  const again = await openMall('?tab=rules', 'player01', { after: site });
  expect(await screen.findByRole('tab', { name: 'Points rules', selected: true })).toBeInTheDocument();
  expect(again.path()).toBe('/pointMall?tab=rules');
});

const convertPoints = async (site: OpenSite, points: string): Promise<void> => {
  await put(site, await screen.findByRole('textbox', { name: /Points to turn into money/ }), points);
  await site.user.click(screen.getByRole('button', { name: 'Continue' }));
};

test('before it is confirmed, a conversion shows the amount and its exact value before rounding; the money then arrives once, even if the response is lost [points.convert.password] [points.convert.rule] [calls.points.convert] [calls.rule.password-relay]', async () => {
  const site = await openMall('?tab=convert', 'vip01');
  const before = pointsShown();
  await put(site, await screen.findByRole('textbox', { name: /Points to turn into money/ }), '103');
  expect(await screen.findByText(/exact value of .* is P\s12\.875/)).toBeInTheDocument();
  site.fail(convert.path, { status: 500 });
  await site.user.click(screen.getByRole('button', { name: 'Continue' }));
  await confirmWith(site, PAYMENT_PASSWORD, /^Turn 103 points into P\s12\.87$/);
  const { card, amount, facts } = await success('The money is in your main wallet');
  expect(amount).toBe('P 12.87');
  expect(facts).toEqual({ 'Points used': '103 points', Order: expect.stringMatching(/^C\d{6}/) });
  expect(site.sent.filter((call) => call === 'POST /wps/relay/passwordCheck/MCS2_convertPoint')).toHaveLength(1);
  expect(card.getByRole('link', { name: 'See the record' }).getAttribute('href')).toMatch(/record=C\d{6}/);
  site.fail(convert.path, null);
  await waitFor(() => expect(pointsShown()).toBe(before - 103));
});

test('fewer points than the minimum cannot be converted', async () => {
  const site = await openMall('?tab=convert', 'agent01');
  await convertPoints(site, '99');
  expect((await screen.findAllByText(/Choose a whole number from 100/)).length).toBeGreaterThan(0);
  expect(site.sent).not.toContain(`POST ${convert.path}`);
});

test('a redemption that was not carried out shows a message, and can be confirmed again', async () => {
  const site = await openMall('', 'agent01');
  site.fail(redeem.path, { status: 500, untouched: true });
  await site.user.click(within(await goodCard('Coffee mug')).getByRole('link'));
  await site.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await confirmWith(site, PAYMENT_PASSWORD, /^Redeem for 600 points$/);
  await screen.findByText(/This was not carried out/);
  site.fail(redeem.path, null);
  await site.user.click(screen.getByRole('button', { name: 'Continue' }));
  await confirmWith(site, PAYMENT_PASSWORD, /^Redeem for 600 points$/);
  await screen.findByText('Your redemption is under review');
});
