import { Type, type Static } from 'typebox';
import { passkeyRequest } from './passkey.ts';
import { address, amount, label, numberId, oneOf } from './wire.ts';

/** `type` on the wire: 0 player; 1, 2, 41 and 42 agents; 4 trial. Mapped to a member kind once, where the response is parsed. */
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

/** Where the code of the second login step comes from; for `totp`, a code of the authenticator app or a recovery code. */
export const VERIFY_CHANNELS = ['totp', 'sms', 'mail'] as const;
export type VerifyChannel = (typeof VERIFY_CHANNELS)[number];

/**
 * The response of every login call. In cookie mode `token` is the placeholder `cookie`, so that scripts never get the session. With `needVerify`
 * there is no session yet: `token` is empty until `account.verifyLogin` succeeds. `sentTo` is empty for `totp`; `passkey` is present if a passkey can
 * replace the code.
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

/** `value` of a failed login: `captcha` if the image captcha is required from now on. */
export const loginFailure = Type.Object({ captcha: Type.Optional(Type.Boolean()) });
export type LoginFailure = Static<typeof loginFailure>;

const wallet = { accountTypeId: numberId(), name: label, balance: amount };

export const balance = Type.Object({ sumBalance: amount, wallets: Type.Array(Type.Object(wallet)) });
export type Balance = Static<typeof balance>;

export const merchantWallet = Type.Object({
  ...wallet,
  vassalage: Type.Union([label, Type.Null()]),
  status: Type.String({ maxLength: 20 }),
});
export type MerchantWallet = Static<typeof merchantWallet>;

const contractFlag = Type.Union([Type.String({ maxLength: 60 }), Type.Null()]);

/** Balances and contract flags: `…req` is a request that awaits the member, `…info` an active contract; empty or null means none. */
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

/** The member's icon, and the set of icons to choose from. */
export const memberIcon = Type.Object({
  icon: Type.Union([address, Type.Null()]),
  icons: Type.Array(address, { maxItems: 100 }),
});
export type MemberIcon = Static<typeof memberIcon>;
