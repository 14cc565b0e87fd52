import { summary } from '#schemas/calls/missions.ts';
import { rewards } from '#schemas/calls/rewards.ts';
import { captcha } from '#schemas/calls/account.ts';
import type { Call, OutputOf } from '#schemas/call.ts';
import { addWithdrawAccount, deposit, depositMethods, withdraw, withdrawOptions } from '#schemas/calls/cashier.ts';
import { PAYMENT_PASSWORD } from '#sandbox/seed/people/accounts.ts';
import { smsRegister } from '#schemas/calls/common.ts';
import { contracts } from '#schemas/calls/contracts.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import { open } from '#schemas/calls/demo.ts';
import { gameList, launch } from '#schemas/calls/games.ts';
import { messages } from '#schemas/calls/messages.ts';
import {
  ANNOUNCEMENT_QUERY,
  CLIENT_TYPE,
  DEVICE,
  FAVORITES_GAME_TYPE,
  FAVORITES_PLATFORM,
  IS_PLATFORM,
  LAUNCH_MODE,
  LIST_PLATFORM,
  LOTTO_AREA,
} from '#schemas/calls/query-constants.ts';
import { reward } from '#schemas/calls/points.ts';
import type { DemoGame } from '#schemas/demo-game.ts';
import type { GamePage, LaunchTarget } from '#schemas/game.ts';
import type { CaptchaImage } from '#schemas/site-status.ts';
import type { PlatformClient } from './platform-client.ts';
import { sampleValue } from './sample-value.ts';

/** What an input may need from the running test. */
export interface Scene {
  readonly client: PlatformClient;
  /** Returns the code sent to a phone, or shown on a captcha. */
  readonly codeFor: (target: string) => Promise<string | null>;
}

type Fields = Readonly<Record<string, unknown>>;
type Sample = Fields | ((scene: Scene) => Promise<Fields>);

const page = { pageNo: 1, pageSize: 10 };
const moments = { from: Date.parse('2026-01-01'), to: Date.parse('2026-01-31'), ...page };
const RNG_PAGE = { clientType: CLIENT_TYPE, platform: LIST_PLATFORM, pageNo: 1, pageSize: 24, gameType: 'RNG' };
const credential = { id: 'none', rawId: 'none', type: 'public-key', clientExtensionResults: {} };
const registration = {
  login: true,
  registerUrl: 'http://contract.localhost/register',
  registerMethod: 'WEB',
  domain: 'contract.localhost',
};

const readCaptcha = async ({ client, codeFor }: Scene): Promise<Fields> => {
  const { envelope } = await client.call(captcha, {});
  const { captchaId } = envelope.value as CaptchaImage;
  return { captchaId, captcha: await codeFor(captchaId) };
};

const readCode = async ({ client, codeFor }: Scene, mobileNum: string): Promise<Fields> => {
  const phone = { mobileNum, countryDialingCode: '63' };
  await client.call(smsRegister, { ...phone, registerType: 'username' });
  return { ...phone, verificationCode: await codeFor(`63${mobileNum}`) };
};

const readFavorite = async ({ client }: Scene): Promise<Fields> => {
  const { envelope } = await client.call(gameList, RNG_PAGE);
  const [first] = (envelope.value as GamePage).games;
  return { nodeId: first?.nodeId, vendor: first?.vassalage, gameType: first?.gameType };
};

const readLaunch = async ({ client }: Scene): Promise<Fields> => {
  const { envelope } = await client.call(gameList, RNG_PAGE);
  const first = (envelope.value as GamePage).games.find(
    ({ isGame, maintenance }) => isGame === 'GAME' && maintenance !== true,
  );
  return {
    nodeId: first?.nodeId,
    vassalage: first?.vassalage,
    gameType: first?.gameType,
    device: DEVICE,
    language: 'EN',
  };
};

const readTicket = async (scene: Scene): Promise<Fields> => {
  const { envelope } = await scene.client.call(launch, await readLaunch(scene), {
    token: await scene.client.logIn('player01'),
  });
  return { ticket: new URL((envelope.value as LaunchTarget).url, 'http://games.localhost').searchParams.get('ticket') };
};

const openDemo = async (scene: Scene): Promise<DemoGame> =>
  (await scene.client.call(open, await readTicket(scene))).envelope.value as DemoGame;

const readBet = async (scene: Scene): Promise<Fields> => {
  const { play, stakes } = await openDemo(scene);
  return { play, operation: crypto.randomUUID(), stake: stakes[0], choice: 'spin' };
};

/** Sends a call as player01 and returns its output. */
const ask = async <C extends Call>({ client }: Scene, call: C, input: Fields): Promise<OutputOf<C>> =>
  (await client.call(call, input, { token: await client.logIn('player01') })).envelope.value as OutputOf<C>;

const readDeposit = async (scene: Scene): Promise<Fields> => {
  const [method] = (await ask(scene, depositMethods, {})).list;
  return { methodId: method?.methodId, amount: method?.quickAmounts[1] };
};

const placeDeposit = async (scene: Scene): Promise<Fields> => {
  const { orderId } = await ask(scene, deposit, await readDeposit(scene));
  return { orderId };
};

const placeDepositOrder = async (scene: Scene): Promise<Fields> => ({
  orderNo: (await placeDeposit(scene))['orderId'],
});
const readGood = async (scene: Scene): Promise<Fields> => {
  const open = (await ask(scene, reward, {})).list.find(({ status }) => status === 'OPEN');
  return { id: open?.id, quantity: 1, password: PAYMENT_PASSWORD };
};

const readAccount = async (scene: Scene): Promise<Fields> => {
  const { holder } = await ask(scene, withdrawOptions, {});
  return { bankCode: 'SBX', accountNumber: '0011223344', holder };
};

const readWithdrawal = async (scene: Scene): Promise<Fields> => {
  const { accountId } = await ask(scene, addWithdrawAccount, await readAccount(scene));
  const { min } = await ask(scene, withdrawOptions, {});
  return { accountId, amount: min, paymentPassword: PAYMENT_PASSWORD };
};

const placeWithdrawal = async (scene: Scene): Promise<Fields> => {
  const { orderId } = await ask(scene, withdraw, await readWithdrawal(scene));
  return { orderId };
};

const readFirstMessage = async ({ client }: Scene): Promise<Fields> => {
  const { envelope } = await client.call(messages, page, { token: await client.logIn('player01') });
  const [first] = (envelope.value as OutputOf<typeof messages>).list;
  return { id: first?.id };
};

const readMission = async (scene: Scene): Promise<Fields> => {
  const { list } = await ask(scene, summary, {});
  return { id: list.find(({ status }) => status === 'CLAIM')?.id };
};

const readReward = async (scene: Scene): Promise<Fields> => {
  const { list } = await ask(scene, rewards, page);
  return { id: list.find(({ status }) => status === 'CLAIM')?.id };
};

/** Returns the latest contract of a kind that agent01 has with a downline. */
const readRequest = async (
  { client }: Scene,
  kind: ContractKind,
  more: Fields = {},
): Promise<{ requestId?: string; version?: number }> => {
  const input = { role: 'offered', kind, account: 'agent02', pageNo: 1, pageSize: 1, ...more };
  const { envelope } = await client.call(contracts, input, { token: await client.logIn('agent01') });
  const [first] = (envelope.value as OutputOf<typeof contracts>).list;
  return first === undefined ? {} : { requestId: first.requestId, version: first.version };
};

/** Inputs for calls that must match the sandbox's data. Inputs for all other calls are generated from their schemas. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  'account.login': { type: 'username', username: 'player01', password: 'Play1234' },
  'account.verifyLogin': { verifyId: 'none', code: '000000' },
  'account.rememberLogin': { username: 'player01' },
  'account.freePlay': { os: 'Linux', platform: 'W', random: 'q3vXK0c9sT1yZ5bW8nL2mP7dR4fH6jA0', gatewayVersion: 3 },
  'account.register': async (scene) => ({
    ...registration,
    username: 'newcomer1',
    password: 'Newcomer1!',
    confirmPassword: 'Newcomer1!',
    payeeName: 'Ana Reyes',
    ...(await readCode(scene, '9175550101')),
    ...(await readCaptcha(scene)),
  }),
  'account.registerMobile': async (scene) => ({
    ...registration,
    password: 'Newcomer2!',
    payeeName: 'Ben Cruz',
    ...(await readCode(scene, '9175550102')),
    ...(await readCaptcha(scene)),
  }),
  'account.affiliate': { code: 'nobody', domain: 'contract.localhost' },
  'account.smsNoLogin': { mobileNum: '9175550103', countryDialingCode: '63', purpose: 'login' },
  'account.changePassword': { old: 'Play1234', new: 'Changed1234', confirmNew: 'Changed1234' },
  'account.passwordEmail': { username: 'player01', email: 'player01@example.test' },
  'account.passwordPhone': {
    newPassword: 'Changed1234',
    mobileNum: '9175550104',
    countryDialingCode: '63',
    verificationCode: '000000',
  },
  'account.status': { url: 'contract.localhost' },
  'account.whitelabel': async ({ client }) => ({ merchantCode: client.merchant }),
  'account.walletTransfer': { fromAccountTypeId: 0, toAccountTypeId: 101, amount: 1 },
  'profile.saveProfile': { nickname: 'Player One' },
  'profile.changeIcon': { icon: '/TCG_PROD_IMAGES/AVATAR/3.png' },
  'profile.sendMobileCode': { mobileNum: '9175550177', countryDialingCode: '63' },
  'profile.bindMobile': {
    mobileNum: '9175550177',
    countryDialingCode: '63',
    verificationCode: '000000',
    password: 'Play1234',
  },
  'profile.sendEmailCode': { email: 'player01.new@example.test' },
  'profile.bindEmail': { email: 'player01.new@example.test', verificationCode: '000000', password: 'Play1234' },
  'security.startTotp': { password: 'Play1234' },
  'security.confirmTotp': { code: '000000' },
  'security.stopTotp': { password: 'Play1234', code: '000000' },
  'security.renewRecoveryCodes': { password: 'Play1234', code: '000000' },
  'security.passkeyOptions': { password: 'Play1234' },
  'security.addPasskey': {
    name: 'My phone',
    attestation: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  },
  'security.removePasskey': { id: 'none' },
  'security.endSession': { id: 'unknown-session' },
  'security.passkeyLogin': {
    assertion: { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
  },
  'games.gameList': RNG_PAGE,
  'games.announcements': ANNOUNCEMENT_QUERY,
  'games.vassGameType': { vassalage: 'none' },
  'games.vendors': async ({ client }) => ({ merchantCode: client.merchant }),
  'games.favoritesList': {
    clientType: CLIENT_TYPE,
    platform: FAVORITES_PLATFORM,
    language: 'EN',
    gameType: FAVORITES_GAME_TYPE,
    ...page,
  },
  'games.gameCatalogue': { language: 'EN' },
  'games.addFavorite': readFavorite,
  'games.removeFavorite': readFavorite,
  'games.recentGames': { clientType: CLIENT_TYPE, language: 'EN', ...page },
  'games.hotGames': async ({ client }) => ({
    merchantCode: client.merchant,
    isPlatform: IS_PLATFORM,
    platform: LIST_PLATFORM,
    language: 'EN',
  }),
  'games.launch': readLaunch,
  'games.launchFb': { device: DEVICE, language: 'EN' },
  'demo.open': readTicket,
  'demo.resume': async (scene) => ({ play: (await openDemo(scene)).play }),
  'demo.bet': readBet,
  'lottery.lobby': {
    lottoArea: LOTTO_AREA,
    launchMode: LAUNCH_MODE,
    prizeMode: 'SEA',
    view: 'lobby',
    device: DEVICE,
    backUrl: 'http://contract.localhost/index',
    language: 'EN',
  },
  'home.popular': { count: 20, prizeMode: 'SEA', device: DEVICE, language: 'EN' },
  'home.openedNumbers': { count: 100 },
  'home.rankList': { gameCategory: 'ALL', language: 'EN', limitNum: 20 },
  'home.processDividend': { action: 'REQUEST', downlineId: 'agent02', period: 'M', rate: 14 },
  'home.processDaily': async (scene) => ({ ...(await readRequest(scene, 'daily')), action: 'REJECT' }),
  'home.processHourly': { action: 'REQUEST', downlineId: 'agent02', rate: 0.25 },
  'home.processRealtime': async (scene) => ({
    ...(await readRequest(scene, 'realtime')),
    action: 'REQUEST',
    rate: 0.12,
  }),
  'common.smsRegister': { registerType: 'mobileNum', mobileNum: '9175550105', countryDialingCode: '63' },
  'common.feedback': { questionType: 'game', content: 'The reels stop before the sound does.' },
  'promotions.detail': { id: 'reload20' },
  'promotions.join': { id: 'topup3' },
  'promotions.apply': { id: 'vip' },
  'promotions.claim': { id: 'opinion' },
  'promotions.claimRaffle': { id: 'raffle' },
  'common.service': { level: 'LIVE' },
  'points.redeem': readGood,
  'points.redeemList': page,
  'points.details': page,
  'points.convert': { points: 100, password: PAYMENT_PASSWORD },
  'cashier.deposit': readDeposit,
  'cashier.depositOrder': placeDeposit,
  'cashier.addWithdrawAccount': readAccount,
  'cashier.withdraw': readWithdrawal,
  'cashier.cancelWithdrawal': placeWithdrawal,
  'cashier.confirmWithdrawal': { orderId: '1', received: true },
  'cashier.transferUpline': { amount: 20, paymentPassword: PAYMENT_PASSWORD },
  'cashier.setPaymentPassword': { old: PAYMENT_PASSWORD, new: PAYMENT_PASSWORD },
  'cashier.operationOutcome': { key: '0b6c1a52-8f1e-4f0c-9d0a-4f6f0c5d7e11' },
  'member.betRecords': moments,
  'member.transactionRecords': moments,
  'member.profitRecords': { from: moments.from, to: moments.to },
  'member.bonusRecords': moments,
  'member.recordsOfOrder': placeDepositOrder,
  'messages.list': page,
  'messages.message': readFirstMessage,
  'messages.read': readFirstMessage,
  'messages.delete': { ids: ['none'] },
  'referral.referral': page,
  'missions.claim': readMission,
  'rewards.list': page,
  'rewards.claim': readReward,
  'agent.overview': { from: moments.from, to: moments.to },
  'agent.downlines': page,
  'agent.bets': moments,
  'agent.loss': moments,
  'agent.income': moments,
  'agent.transactions': moments,
  'agent.announcements': page,
  'agent.createDownline': {
    accountType: 'player',
    username: 'newcomer3',
    password: 'Newcomer3!',
    payeeName: 'Ana Santos',
  },
  'agent.createInvite': { campaign: 'Summer' },
  'agent.closeInvite': { code: 'AGENT01' },
  'agent.transferDownline': { account: 'agent02', amount: 100, paymentPassword: PAYMENT_PASSWORD },
  'agent.contracts': { role: 'offered', ...page },
  'agent.contract': async (scene) => ({ requestId: (await readRequest(scene, 'dividend')).requestId }),
  'agent.contractWhatIf': async (scene) => ({
    kind: 'daily',
    action: 'TERMINATE',
    requestId: (await readRequest(scene, 'daily', { state: 'ACTIVE' })).requestId,
  }),
  'agent.contractRecords': { kind: 'daily', role: 'received', ...moments },
  'agent.contractRunning': { kind: 'daily' },
};

/** Calls that need a cookie, a code or an earlier step to succeed; the sandbox's own tests cover them. */
export const NEED_MORE: readonly string[] = [
  'cashier.confirmWithdrawal',
  'promotions.claimRaffle',
  'account.passwordPhone',
  'account.rememberLogin',
  'account.verifyLogin',
  'profile.bindEmail',
  'profile.bindMobile',
  'security.addPasskey',
  'security.confirmTotp',
  'security.passkeyLogin',
  'security.renewRecoveryCodes',
  'security.stopTotp',
];

/** The account for calls that are not open to every player, or that end the session. */
const ASKED_BY: Readonly<Record<string, string>> = {
  'account.changePassword': 'first01',
  'account.logout': 'vip01',
  'home.processDividend': 'agent01',
  'home.processDaily': 'agent01',
  'home.processHourly': 'agent01',
  'home.processRealtime': 'agent01',
};

export const sampleInput = async (call: Call, scene: Scene): Promise<Fields> => {
  const sample = SAMPLES[call.name];
  if (sample === undefined) return sampleValue(call.input) as Fields;
  return typeof sample === 'function' ? sample(scene) : sample;
};

export const accountFor = ({ name }: Call): string =>
  ASKED_BY[name] ?? (name.startsWith('agent.') ? 'agent01' : 'player01');
