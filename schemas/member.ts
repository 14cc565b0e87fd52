import { Type, type Static } from 'typebox';
import { passkeyRequest } from './passkey.ts';
import { address, amount, label, numberId, oneOf } from './wire.ts';

/**
 * A member. The values of `type` are 0 for a player, 1, 2, 41 and 42 for agents, and 4 for a trial account. Where the response is parsed, `type` is
 * converted to a member kind.
 */
export const memberInfo = Type.Object({
  id: Type.String({ maxLength: 60 }),
  account: label,
  nickname: label,
  type: Type.Integer(),
  toUpline: Type.Boolean(),
  clubLabel: Type.Union([Type.Object({ labelName: label, rankLevel: Type.Integer({ minimum: 0 }) }), Type.Null()]),
  memberLabel: Type.Union([label, Type.Null()]),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
});
export type MemberInfo = Static<typeof memberInfo>;

/** Where the code of the second login step comes from. For `totp`, it is a code from the authenticator app or a recovery code. */
export const VERIFY_CHANNELS = ['totp', 'sms', 'mail'] as const;
export type VerifyChannel = (typeof VERIFY_CHANNELS)[number];

/**
 * The response of every login call. In cookie mode, `token` is the word `cookie`, so that scripts never get the
 * session's token. If `needVerify` is present, there is no session yet: `token` is empty, and `account.verifyLogin`
 * must follow. `sentTo` is empty for `totp`. `passkey` is present if a passkey can replace the code.
 */
export const sessionAnswer = Type.Object({
  token: Type.String({ maxLength: 4096 }),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean(),
  defaultPassword: Type.Boolean(),
  needVerify: Type.Optional(
    Type.Object({
      verifyId: Type.String({ maxLength: 60 }),
      channel: oneOf(VERIFY_CHANNELS),
      sentTo: label,
      passkey: Type.Optional(passkeyRequest),
    }),
  ),
});
export type SessionAnswer = Static<typeof sessionAnswer>;

/** The `value` of a failed login. `captcha` is true if an image captcha is required from now on. */
export const loginFailure = Type.Object({ captcha: Type.Optional(Type.Boolean()) });
export type LoginFailure = Static<typeof loginFailure>;

const wallet = { accountTypeId: numberId<'wallet'>(), name: label, balance: amount };

export const balance = Type.Object({ sumBalance: amount, wallets: Type.Array(Type.Object(wallet)) });
export type Balance = Static<typeof balance>;

export const merchantWallet = Type.Object({
  ...wallet,
  vassalage: Type.Union([label, Type.Null()]),
  status: Type.String({ maxLength: 20 }),
});
export type MerchantWallet = Static<typeof merchantWallet>;

const contractFlag = Type.Union([Type.String({ maxLength: 60 }), Type.Null()]);

/**
 * Balances and contract flags. A flag with `req` in its name is a contract request that awaits the member's answer, and
 * one with `info` is an active contract; empty or null means that there is none.
 */
export const consolidatedFunds = Type.Object({
  mainBalance: amount,
  gameBalance: amount,
  sumBalance: amount,
  dailysalreqtype: contractFlag,
  divtypereq: contractFlag,
  contracthoursalreq: contractFlag,
  realtimesalreqtype: contractFlag,
  contractmrdailysalinfotype: contractFlag,
  contracthoursalinfo: contractFlag,
  dailysalinfotype: contractFlag,
  realtimesalinfotype: contractFlag,
  divtypeinfo: contractFlag,
});
export type ConsolidatedFunds = Static<typeof consolidatedFunds>;

export const avatar = Type.Object({ avatar: Type.Union([address, Type.Null()]) });
export type Avatar = Static<typeof avatar>;

/** The member's icon and the icons that the member can choose from. */
export const memberIcon = Type.Object({
  icon: Type.Union([address, Type.Null()]),
  icons: Type.Array(address, { maxItems: 100 }),
});
export type MemberIcon = Static<typeof memberIcon>;
