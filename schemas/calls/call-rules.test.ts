import { expect, test } from 'vitest';
import { optionalBlocks } from '../brand.ts';
import type { Call } from '../call.ts';
import { allCalls } from './all-calls.ts';

const named = (wanted: (call: Call) => boolean): string[] =>
  allCalls
    .filter(wanted)
    .map(({ name }) => name)
    .sort();
const tokenOf = (name: string): string | undefined => allCalls.find((call) => call.name === name)?.token;

test.each([
  'account.memberInfo',
  'account.avatar',
  'account.icon',
  'account.changePassword',
  'account.balance',
  'account.walletTransfer',
  'account.logout',
  'games.favorites',
  'games.favoritesList',
  'games.recentGames',
  'games.pvpRooms',
  'games.launch',
  'games.launchFb',
  'lottery.lotteryRecent',
  'missions.summary',
  'missions.leaderboard',
  'home.consolidated',
  'home.processDividend',
  'home.processDaily',
  'home.processHourly',
  'home.processRealtime',
  'home.merchantWallet',
  'common.unread',
  'points.balance',
  'points.reward',
  'points.redeem',
  'points.redeemList',
  'points.config',
  'points.details',
  'points.convert',
  'promotions.claimRaffle',
])('%s needs a token [calls.rule.token-needed]', (name) => {
  expect(tokenOf(name)).toBe('needed');
});

test.each([
  'account.login',
  'account.smsNoLogin',
  'common.smsRegister',
  'account.register',
  'account.registerMobile',
  'account.whitelabel',
  'account.captcha',
  'account.freePlay',
  'account.passwordEmail',
  'account.registerSettings',
  'account.status',
  'account.affiliate',
  'games.hotGames',
  'games.announcements',
  'home.popular',
  'common.domainRoute',
  'common.feedback',
  'common.help',
  'home.rankList',
  'account.gameMenus',
])('%s is answered without a token [calls.rule.token-free]', (name) => {
  expect(['none', 'sent']).toContain(tokenOf(name));
});

test('calls for the game list, the menus, hot games, feedback and promotions carry a token if there is one', () => {
  expect(named(({ token }) => token === 'sent')).toEqual(
    expect.arrayContaining([
      'account.gameMenus',
      'common.feedback',
      'games.gameList',
      'games.hotGames',
      'promotions.detail',
      'promotions.promotions',
    ]),
  );
});

test.each([
  'games.vassGameType',
  'games.vendors',
  'lottery.lotteryMenu',
  'home.openedNumbers',
  'home.openedNumero',
  'account.country',
  'common.service',
  'account.passwordPhone',
])('%s needs no token [calls.games.token-unlisted]', (name) => {
  expect(tokenOf(name)).toBe('none');
});

test.each(['lottery.lobby', 'games.addFavorite', 'games.removeFavorite'])(
  '%s needs a token although the requirements do not list it [calls.games.token-unlisted]',
  (name) => {
    expect(tokenOf(name)).toBe('needed');
  },
);

test('the listed calls, whose bodies contain a password or create an account, are sealed [calls.rule.encrypted]', () => {
  expect(named(({ sealed }) => sealed)).toEqual(
    expect.arrayContaining([
      'account.changePassword',
      'account.login',
      'account.passwordPhone',
      'account.register',
      'account.registerMobile',
      'account.verifyLogin',
      'agent.createDownline',
      'agent.transferDownline',
      'cashier.setPaymentPassword',
      'cashier.transferUpline',
      'cashier.withdraw',
      'points.convert',
      'points.redeem',
      'profile.bindEmail',
      'profile.bindMobile',
      'profile.saveProfile',
      'security.confirmTotp',
      'security.passkeyOptions',
      'security.renewRecoveryCodes',
      'security.startTotp',
      'security.stopTotp',
    ]),
  );
});

test('every call with a password field is sealed [calls.rule.encrypted]', () => {
  const secret = /^(old|new|confirmNew|.*[pP]assword)$/;
  const fieldsOf = ({ input }: Call): string[] => {
    const { properties = {}, anyOf = [] } = input as { properties?: object; anyOf?: { properties: object }[] };
    return [properties, ...anyOf.map((variant) => variant.properties)].flatMap(Object.keys);
  };
  expect(named((call) => fieldsOf(call).some((field) => secret.test(field)) && !call.sealed)).toEqual([]);
});

test('redeem, convert and transfers to other members go through the password-check relay [calls.rule.password-relay]', () => {
  expect(named(({ path }) => path.startsWith('/wps/relay/passwordCheck/'))).toEqual(
    expect.arrayContaining(['agent.transferDownline', 'cashier.transferUpline', 'points.convert', 'points.redeem']),
  );
});

test('the listed calls, which move money or value, are idempotent', () => {
  expect(named(({ idempotent }) => idempotent)).toEqual(
    expect.arrayContaining([
      'account.walletTransfer',
      'agent.transferDownline',
      'cashier.deposit',
      'cashier.transferUpline',
      'cashier.withdraw',
      'home.processDaily',
      'home.processDividend',
      'home.processHourly',
      'home.processRealtime',
      'missions.claim',
      'points.convert',
      'points.redeem',
      'promotions.apply',
      'promotions.claim',
      'promotions.claimRaffle',
      'promotions.join',
      'rewards.claim',
    ]),
  );
});

test('each operation lists the input fields that contain a password, token or secret in `secrets`', () => {
  for (const { name, secrets, input } of allCalls.filter(({ idempotent }) => idempotent)) {
    const fields = Object.keys((input as { readonly properties?: object }).properties ?? {});
    expect([name, secrets]).toEqual([name, fields.filter((field) => /password|token|secret/i.test(field))]);
  }
});

test('a bet on a demo game, which has no session, has its idempotency key in the body [launch.generic]', () => {
  const input: { required?: string[] } | undefined = allCalls.find(({ name }) => name === 'demo.bet')?.input;
  expect(input?.required).toContain('operation');
});

test.each([
  'home.processDividend',
  'home.processDaily',
  'home.processHourly',
  'home.processRealtime',
  'account.walletTransfer',
  'games.addFavorite',
  'games.removeFavorite',
  'points.redeem',
  'points.convert',
  'promotions.claimRaffle',
  'account.smsNoLogin',
  'common.smsRegister',
])('%s is a POST [calls.rule.methods]', (name) => {
  expect(allCalls.find((call) => call.name === name)?.method).toBe('POST');
});

test.each([
  'games.gameList',
  'games.hotGames',
  'games.favoritesList',
  'games.recentGames',
  'games.vendors',
  'games.pvpRooms',
  'games.launch',
  'games.launchFb',
  'lottery.lotteryMenu',
  'lottery.lotteryRecent',
])('%s is a GET [calls.rule.methods] [calls.rule.get]', (name) => {
  expect(allCalls.find((call) => call.name === name)?.method).toBe('GET');
});

test('only password recovery by mail is sent as a form [calls.account.forgot-email]', () => {
  expect(named(({ body }) => body === 'form')).toEqual(['account.passwordEmail']);
});

test('all calls with files, and no others, are sent as multipart forms', () => {
  const hasFiles = ({ input }: Call): boolean => JSON.stringify(input).includes('"A file."');
  expect(named(({ body }) => body === 'multipart')).toEqual(named(hasFiles));
  expect(named(hasFiles)).not.toEqual([]);
});

test('a failed login may require a captcha [calls.account.login]', () => {
  const failure = allCalls.find(({ name }) => name === 'account.login')?.failure as
    | { properties: object }
    | null
    | undefined;
  expect(Object.keys(failure?.properties ?? {})).toEqual(['captcha']);
});

test('no call has a token in its URL', () => {
  expect(
    named(({ method, input }) => method === 'GET' && 'token' in ((input as { properties?: object }).properties ?? {})),
  ).toEqual([]);
});

test('banners come from the brand file, not from a call [calls.home.banner]', () => {
  expect(named(({ name, path }) => /banner/i.test(name + path))).toEqual([]);
  expect(Object.keys(optionalBlocks.banners.items.properties)).toEqual(
    expect.arrayContaining(['bannerId', 'groupName', 'url', 'linkageType']),
  );
});
