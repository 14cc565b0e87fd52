import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { allCalls } from './all-calls.ts';

/** As the requirements have them: ids, method, path, token (n none, s sent, t needed) and sealing, input fields, fields of the answer's value ([] of a list's items). */
const CALLS: readonly (readonly [
  ids: string,
  method: string,
  path: string,
  token: string,
  input: string,
  answer: string,
])[] = [
  [
    'calls.account.login',
    'POST',
    '/wps/session/login',
    'n sealed',
    'type username? password? captcha? captchaId? remember? human? mobileNum? countryDialingCode? verificationCode? firebaseChannel? firebaseIdToken?',
    'token firstTimeLogin passwordExpired defaultPassword needVerify?',
  ],
  [
    'calls.account.login',
    'POST',
    '/wps/session/verify',
    'n sealed',
    'verifyId code? passkey?',
    'token firstTimeLogin passwordExpired defaultPassword needVerify?',
  ],
  [
    'calls.account.login',
    'POST',
    '/wps/session/remember',
    'n',
    'username',
    'token firstTimeLogin passwordExpired defaultPassword needVerify?',
  ],
  [
    'calls.account.sms-nologin calls.account.login-code calls.account.login-code-path',
    'POST',
    '/wps/verification/sms/noLogin',
    'n',
    'mobileNum countryDialingCode purpose? human?',
    'expiredMinutes',
  ],
  [
    'calls.account.whitelabel',
    'GET',
    '/wps/system/whitelabel',
    'n',
    'merchantCode?',
    '[] modId enabled childrenNodes?',
  ],
  ['calls.account.avatar', 'GET', '/wps/relay/MCSFE_getPlayerAvatar', 't', '', 'avatar'],
  ['calls.account.game-menus games.menu.group', 'GET', '/lgw/games/game_menus', 's', '', '[] gameCategory vendors'],
  [
    'calls.account.member-info roles.member-info.fields',
    'GET',
    '/wps/member/info',
    't',
    '',
    'id account nickname type toUpline clubLabel memberLabel currency?',
  ],
  [
    'calls.account.register',
    'PUT',
    '/wps/member/register',
    'n sealed',
    'username password confirmPassword? payeeName? email? qqNum? mobileNum? recommenderId? captcha? captchaId? verificationCode? affiliateCode? paymentPassword? line? whatsapp? facebook? wechat? idNumber? referralCode? domain? countryDialingCode? human? login registerUrl registerMethod',
    'token firstTimeLogin passwordExpired defaultPassword needVerify?',
  ],
  [
    'calls.account.register-mobile',
    'PUT',
    '/wps/member/register/mobile',
    'n sealed',
    'mobileNum countryDialingCode username? password? confirmPassword? payeeName? email? qqNum? recommenderId? captcha? captchaId? verificationCode? affiliateCode? paymentPassword? line? whatsapp? facebook? wechat? idNumber? referralCode? domain? human? login registerUrl registerMethod firebaseChannel? firebaseIdToken?',
    'token firstTimeLogin passwordExpired defaultPassword needVerify?',
  ],
  ['calls.account.password', 'POST', '/wps/member/password', 't sealed', 'old new confirmNew', ''],
  ['calls.account.affiliate', 'GET', '/wps/agent/affiliate', 'n', 'code domain', 'valid'],
  [
    'calls.account.register-settings calls.account.rules calls.account.rules-path',
    'GET',
    '/wps/system/setting/register',
    'n',
    '',
    '{} enabled required acceptedPattern patternId minLength maxLength',
  ],
  ['calls.account.forgot-email', 'POST', '/wps/member/password/email', 'n', 'username email', ''],
  [
    'calls.account.free-play',
    'POST',
    '/wps/session/login/freeplay',
    'n',
    'os platform random gatewayVersion',
    'token firstTimeLogin passwordExpired defaultPassword needVerify?',
  ],
  ['calls.account.captcha', 'GET', '/wps/captcha', 'n', '', 'captchaId image mimeType'],
  ['calls.account.icon', 'GET', '/wps/member/info/icon', 't', '', 'icon icons'],
  [
    'calls.account.status boot.permission.shape',
    'GET',
    '/wps/system/status',
    'n',
    'url',
    'info location maintenance regionRestriction',
  ],
  [
    'calls.account.password-phone',
    'POST',
    '/wps/member/password/verification',
    'n sealed',
    'newPassword mobileNum countryDialingCode? verificationCode',
    '',
  ],
  ['calls.account.logout', 'DELETE', '/wps/session/logout', 't', '', ''],
  ['calls.account.balance', 'GET', '/wps/v2/wallets/balance', 't', '', 'sumBalance wallets'],
  [
    'calls.account.wallet-transfer calls.account.wallet-transfer-body',
    'POST',
    '/wps/relay/GCS_walletTransfer',
    't',
    'fromAccountTypeId toAccountTypeId amount',
    'sumBalance wallets',
  ],
  ['calls.account.country calls.account.country-path', 'GET', '/wps/system/country', 'n', '', 'current list'],
  ['calls.rule.encryption', 'GET', '/wps/system/keys', 'n', '', 'keys'],
  [
    'calls.games.gcsgame-gamelist calls.games.params games.list.response',
    'GET',
    '/wps/relay/GCSGAME_gameList',
    's',
    'clientType platform pageNo pageSize gameName? gameClassify? minBet? vassalage? gameType? language?',
    'games totalPages',
  ],
  ['games.search.name', 'GET', '/lgw/games/catalogue', 'n', 'language', 'vendors'],
  [
    'calls.games.announcements notice.fields',
    'GET',
    '/wps/relay/MCSFE_getListAnnouncements',
    'n',
    'types platform execution',
    '[] id title content time type',
  ],
  [
    'calls.games.vass-game-type',
    'GET',
    '/wps/relay/GCSGAME_getVassGameType',
    'n',
    'vassalage',
    '[] gameType gameClassifies',
  ],
  [
    'calls.games.vendor',
    'GET',
    '/wps/relay/GCSGAME_gameVendor',
    'n',
    'merchantCode gameType?',
    '[] vassalage accountTypeId smallIcon isHot gameType nodeId name?',
  ],
  ['calls.games.favorites', 'GET', '/wps/relay/MCSFE_getFavoriteGames', 't', '', '[]'],
  [
    'calls.games.favorites-list games.fav.response',
    'GET',
    '/wps/relay/MCSFE_getFavoriteGamesList',
    't',
    'clientType platform language gameType pageNo pageSize',
    'content totalPages',
  ],
  [
    'calls.games.favorite-toggle calls.games.favorite-path',
    'POST',
    '/wps/relay/MCSFE_addFavoriteGame',
    't',
    'nodeId vendor gameType',
    '',
  ],
  [
    'calls.games.favorite-toggle calls.games.favorite-path',
    'POST',
    '/wps/relay/MCSFE_removeFavoriteGame',
    't',
    'nodeId vendor gameType',
    '',
  ],
  [
    'calls.games.recent games.recent.response',
    'GET',
    '/wps/relay/GCS_recentGame',
    't',
    'clientType language pageNo pageSize',
    'list totalPages',
  ],
  [
    'calls.games.hot',
    'GET',
    '/wps/relay/GCSGAME_hotGamesV2',
    's',
    'merchantCode isPlatform platform language',
    '[] GAME',
  ],
  [
    'calls.games.launch-fb calls.games.launch-split',
    'GET',
    '/wps/relay/GCS_gameLaunchFB',
    't',
    'device language backUrl?',
    'url',
  ],
  [
    'calls.games.pvp-rooms',
    'GET',
    '/wps/relay/GLS2_roomList',
    't',
    'vassalage?',
    '[] roomId roomName nodeId vassalage minBet players',
  ],
  [
    'calls.games.launch calls.games.launch-split',
    'GET',
    '/wps/game/launchGame',
    't',
    'nodeId vassalage gameType gameCode? device language backUrl?',
    'url',
  ],
  [
    'launch.generic',
    'POST',
    '/lgw/demo/open',
    'n',
    'ticket',
    'play game currency balance stakes odds lines returnToPlayer rounds',
  ],
  [
    'launch.generic',
    'POST',
    '/lgw/demo/resume',
    'n',
    'play',
    'play game currency balance stakes odds lines returnToPlayer rounds',
  ],
  ['launch.generic', 'POST', '/lgw/demo/bet', 'n', 'play operation stake choice', 'round balance'],
  ['calls.lottery.menu', 'GET', '/lgw/vn/games/game_menu', 'n', '', '[] GAME'],
  ['calls.lottery.recent', 'GET', '/lgw/vn/games/game_menu/recent', 't', '', '[] GAME'],
  ['calls.lottery.mission-summary', 'GET', '/wps/relay/MCSFE_getMissionSummaryDetails', 't', '', 'count list'],
  ['calls.lottery.mission-leaderboard', 'GET', '/wps/relay/MCSFE_getMissionLeaderboard', 't', '', 'list'],
  [
    'calls.lottery.lobby calls.lottery.lobby-path',
    'POST',
    '/lgw/vn/lobby',
    't',
    'lottoArea launchMode prizeMode gameCode? view device backUrl language',
    'url',
  ],
  ['calls.home.popular', 'GET', '/lgw/games/popular', 'n', 'count prizeMode device language', '[] GAME'],
  ['calls.home.numeros', 'GET', '/lgw/vn/numeros/opened/game', 'n', 'count', '[] gameCode gameName numeros'],
  [
    'calls.home.numero',
    'GET',
    '/lotto/lgw/games/opened/numero',
    'n',
    '',
    '[] gameCode gameName numero numbers openTime',
  ],
  [
    'calls.home.consolidated calls.home.funds-fields contracts.consolidated',
    'GET',
    '/wps/member/info/funds/consolidated',
    't',
    '',
    'mainBalance gameBalance sumBalance dailysalreqtype divtypereq contracthoursalreq realtimesalreqtype contractmrdailysalinfotype contracthoursalinfo dailysalinfotype realtimesalinfotype divtypeinfo',
  ],
  [
    'calls.home.dividend calls.home.process-body',
    'POST',
    '/wps/relay/MCS2_processDividendReq',
    't',
    'requestId? action rate? period? downlineId?',
    '',
  ],
  [
    'calls.home.daily calls.home.process-body',
    'POST',
    '/wps/relay/MCS2_processDailySalContract',
    't',
    'requestId? action rate? period? downlineId?',
    '',
  ],
  [
    'calls.home.hourly calls.home.process-body',
    'POST',
    '/wps/relay/MCS2_processContractHourSalary',
    't',
    'requestId? action rate? period? downlineId?',
    '',
  ],
  [
    'calls.home.realtime calls.home.process-body',
    'POST',
    '/wps/relay/MCSFE_processRealTimeSalaryContract',
    't',
    'requestId? action rate? period? downlineId?',
    '',
  ],
  ['calls.home.merchant-wallet', 'GET', '/wps/relay/GCS_merchantWallet', 't', '', 'list'],
  ['calls.home.rank-list', 'GET', '/wps/relay/GCSGAME_getRankList', 'n', 'gameCategory language limitNum', 'list'],
  ['calls.common.domain-route', 'GET', '/wps/system/domainRoute', 'n', '', 'domainList resources'],
  [
    'calls.common.sms-register calls.common.sms-register-variants',
    'POST',
    '/wps/verification/sms/register',
    'n',
    'registerType mobileNum countryDialingCode human?',
    'expiredMinutes',
  ],
  ['calls.common.feedback', 'PUT', '/wps/feedback', 'n', 'questionType content', ''],
  ['calls.common.raffle', 'POST', '/wps/relay/MCS2_claimRafflePromotion', 't', 'id', ''],
  ['calls.common.unread', 'GET', '/wps/relay/CSP_unreadCount', 't', '', 'count'],
  ['calls.common.help', 'GET', '/wps/system/helpCenter', 'n', '', '[] id title content children?'],
  ['calls.common.service calls.common.service-path', 'GET', '/wps/relay/CSP_getServicePath', 'n', 'level', 'version'],
  [
    'calls.points.balance calls.points.fields',
    'GET',
    '/wps/relay/MCS2_getPointBalance',
    't',
    '',
    'currentPoints pointsBalance',
  ],
  ['calls.points.reward calls.points.prefix', 'GET', '/wps/relay/MCS2_getPointReward', 't', '', 'list'],
  [
    'calls.points.redeem calls.points.fields',
    'POST',
    '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    't sealed',
    'id quantity password',
    '',
  ],
  [
    'calls.points.redeem-list calls.points.prefix',
    'GET',
    '/wps/relay/MCS2_getRedeemPointList',
    't',
    'pageNo pageSize',
    'list totalPages',
  ],
  [
    'calls.points.config calls.points.prefix calls.points.fields',
    'GET',
    '/wps/relay/MCS2_getPointConfig',
    't',
    '',
    'ratio requirementByPoints requirementByAmount rules',
  ],
  ['calls.points.details', 'GET', '/wps/relay/ODSFE2_MemTransDet', 't', 'pageNo pageSize', 'list totalPages'],
  [
    'calls.points.convert calls.points.fields',
    'POST',
    '/wps/relay/passwordCheck/MCS2_convertPoint',
    't sealed',
    'points password',
    '',
  ],
  ['calls.member.deposit', 'GET', '/wps/deposit/methods', 't', '', 'list'],
  [
    'calls.member.deposit',
    'POST',
    '/wps/deposit',
    't',
    'methodId amount promotionId?',
    'orderId status redirectUrl? detail?',
  ],
  ['calls.member.deposit', 'GET', '/wps/deposit/{orderId}', 't', 'orderId', 'orderId status redirectUrl? detail?'],
  [
    'calls.member.withdraw',
    'GET',
    '/wps/withdraw/options',
    't',
    '',
    'accounts min max remainingTurnover hasPaymentPassword',
  ],
  [
    'calls.member.withdraw',
    'POST',
    '/wps/withdraw/accounts',
    't',
    'type bankName accountNumber holder',
    'accountId type bankName accountNumber holder',
  ],
  ['calls.member.withdraw', 'POST', '/wps/withdraw', 't sealed', 'accountId amount paymentPassword', 'orderId status'],
  [
    'calls.member.transfer-upline',
    'POST',
    '/wps/relay/passwordCheck/MCS2_transferUpline',
    't sealed',
    'amount paymentPassword',
    '',
  ],
  [
    'calls.member.records',
    'GET',
    '/wps/records/bets',
    't',
    'from to pageNo pageSize gameCategory? vassalage?',
    'list totalPages totals',
  ],
  [
    'calls.member.records',
    'GET',
    '/wps/records/transactions',
    't',
    'from to pageNo pageSize type?',
    'list totalPages totals',
  ],
  [
    'calls.member.records',
    'GET',
    '/wps/records/profit',
    't',
    'from to pageNo pageSize gameCategory?',
    'list totalPages totals',
  ],
  ['calls.member.records', 'GET', '/wps/records/bonus', 't', 'from to pageNo pageSize type?', 'list totalPages totals'],
  ['calls.member.rank', 'GET', '/wps/member/rank', 't', '', 'labelName rankLevel progress next benefits'],
  [
    'calls.agent.reports',
    'GET',
    '/wps/agent/overview',
    't',
    'from to',
    'teamSize newMembers activeMembers teamBalance deposits withdrawals bets payouts bonuses profitLoss',
  ],
  ['calls.agent.reports', 'GET', '/wps/agent/downlines', 't', 'account? search? pageNo pageSize', 'list totalPages'],
  [
    'calls.agent.reports',
    'GET',
    '/wps/agent/bets',
    't',
    'from to account? gameCategory? vassalage? pageNo pageSize',
    'list totalPages totals',
  ],
  ['calls.agent.reports', 'GET', '/wps/agent/loss', 't', 'from to account? pageNo pageSize', 'list totalPages totals'],
  ['calls.agent.reports', 'GET', '/wps/agent/income', 't', 'from to pageNo pageSize', 'list totalPages totals'],
  [
    'calls.agent.reports',
    'GET',
    '/wps/agent/transactions',
    't',
    'from to account? type? pageNo pageSize',
    'list totalPages totals',
  ],
  ['calls.agent.reports', 'GET', '/wps/agent/announcements', 't', 'pageNo pageSize', 'list totalPages'],
  [
    'calls.agent.register',
    'POST',
    '/wps/agent/downlines',
    't sealed',
    'accountType username password payeeName? rebate?',
    'id',
  ],
  ['calls.agent.register', 'GET', '/wps/agent/invite', 't', '', 'inviteCode url'],
  [
    'calls.agent.transfer',
    'POST',
    '/wps/relay/passwordCheck/MCS2_transferDownline',
    't sealed',
    'account amount paymentPassword',
    '',
  ],
  ['calls.agent.contracts', 'GET', '/wps/agent/contracts', 't', 'kind? role state? pageNo pageSize', 'list totalPages'],
  [
    'calls.agent.contracts',
    'GET',
    '/wps/agent/contracts/{kind}/records',
    't',
    'kind from to pageNo pageSize',
    'list totalPages totals',
  ],
  ['login.two-step', 'GET', '/wps/member/twoStep', 't', '', 'hasPassword totp recoveryCodesLeft passkeys'],
  ['login.two-step', 'POST', '/wps/member/twoStep/start', 't sealed', 'password?', 'secret uri'],
  ['login.two-step', 'POST', '/wps/member/twoStep/confirm', 't sealed', 'code', 'recoveryCodes'],
  ['login.two-step', 'POST', '/wps/member/twoStep/stop', 't sealed', 'password? code', ''],
  ['login.two-step', 'POST', '/wps/member/twoStep/recoveryCodes', 't sealed', 'password? code', 'recoveryCodes'],
  [
    'login.two-step',
    'POST',
    '/wps/member/passkeys/options',
    't sealed',
    'password?',
    'rp user challenge pubKeyCredParams timeout excludeCredentials authenticatorSelection attestation',
  ],
  ['login.two-step', 'POST', '/wps/member/passkeys', 't', 'name attestation', 'id name createdAt lastUsedAt'],
  ['login.two-step', 'POST', '/wps/member/passkeys/remove', 't', 'id', ''],
  ['session.logout.effect', 'GET', '/wps/member/sessions', 't', '', '[] id userAgent ip createdAt lastSeenAt isThis'],
  ['session.logout.effect', 'POST', '/wps/member/sessions/end', 't', 'id', ''],
  ['session.logout.effect', 'POST', '/wps/member/sessions/endOthers', 't', '', ''],
  [
    'login.two-step',
    'POST',
    '/wps/session/passkey/options',
    'n',
    '',
    'challenge rpId timeout userVerification allowCredentials',
  ],
  [
    'login.two-step',
    'POST',
    '/wps/session/passkey',
    'n',
    'assertion remember?',
    'token firstTimeLogin passwordExpired defaultPassword needVerify?',
  ],
];

const GAME =
  'nodeId vassalage gameType gameClassify gameName minBet minLineNum isGame defaultPlayType accountTypeName? vendor? gameCode? code? accountTypeId? icon? isHot? maintenance?';
const TOKEN: Readonly<Record<string, string>> = { n: 'none', s: 'sent', t: 'needed' };

/** A shape alone does not show these: the tests of the client do. */
const NOT_SHOWN = new Set(['calls.rule.encryption']);

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly additionalProperties?: boolean;
}

const sorted = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .sort();

const fields = (shape: Shape): string[] => {
  if (shape.items) return ['[]', ...fields(shape.items)];
  const [pattern] = Object.values(shape.patternProperties ?? {});
  if (pattern) return ['{}', ...fields(pattern)];
  const variants = shape.anyOf ?? [shape];
  const names = new Set(variants.flatMap((variant) => Object.keys(variant.properties ?? {})));
  return [...names].map((name) => (variants.every(({ required }) => required?.includes(name)) ? name : `${name}?`));
};

const find = (method: string, path: string) => allCalls.find((call) => call.method === method && call.path === path);

const rows = CALLS.map(([ids, method, path, access, input, answer]) => ({
  requirements: ids.split(' '),
  method,
  path,
  token: TOKEN[access.charAt(0)],
  sealed: access.endsWith('sealed'),
  input,
  answer: answer.replace('GAME', GAME),
  ids: ids
    .split(' ')
    .filter((id) => !NOT_SHOWN.has(id))
    .map((id) => `[${id}]`)
    .join(' '),
}));

test.each(
  rows.map((row) => [`${row.method} ${row.path} takes and answers what is agreed ${row.ids}`.trim(), row] as const),
)('%s', (_title, { requirements, method, path, token, sealed, input, answer }) => {
  const call = find(method, path);
  expect(requirements).toContain(call?.requirement);
  expect(call).toMatchObject({ token, sealed });
  expect(fields(call?.input as Shape).sort()).toEqual(sorted(input));
  expect(fields(call?.output as Shape).sort()).toEqual(sorted(answer));
});

test('every call is in the agreed list', () => {
  const agreed = new Set(rows.map(({ method, path }) => `${method} ${path}`));
  expect(allCalls.map(({ method, path }) => `${method} ${path}`).filter((call) => !agreed.has(call))).toEqual([]);
});

test('names are unique, and so are methods with paths', () => {
  expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length);
  expect(new Set(allCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(allCalls.length);
});

test('every call makes only known calls stale', () => {
  const names = new Set(allCalls.map(({ name }) => name));
  expect(allCalls.flatMap(({ stales }) => stales).filter((name) => !names.has(name))).toEqual([]);
});

const byName = allCalls.map((call) => [call.name, call] as const);

test.each(byName)('%s has schemas that a strict validator accepts', (_name, { input, output, failure }) => {
  const ajv = new Ajv2020({ strict: true });
  for (const schema of [input, output, failure]) if (schema !== null) expect(() => ajv.compile(schema)).not.toThrow();
});

test.each(byName)('%s refuses unknown fields', (_name, { input }) => {
  const outer: Shape = input;
  for (const shape of outer.anyOf ?? [outer]) expect(shape.additionalProperties).toBe(false);
});
