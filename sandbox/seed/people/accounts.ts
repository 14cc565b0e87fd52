import type { MemberType } from '#sandbox/db/schema.ts';

export const PASSWORD = 'Play1234';
export const DEFAULT_PASSWORD = 'Welcome1';
/** The payment password of all seeded members who have logged in before. */
export const PAYMENT_PASSWORD = '246810';

export interface NamedAccount {
  readonly account: string;
  readonly nickname: string;
  readonly password: string;
  readonly type: MemberType;
  readonly rankLevel: number;
  readonly upline: string | null;
  /** The balance of the main wallet after seeding, in units of play. Multiply by the merchant's unit for the decimal amount. */
  readonly balance: number;
  /** The points granted with the account, in addition to those from bets; none by default. */
  readonly points?: number;
  /** What the account is for. */
  readonly purpose: string;
  readonly passwordExpired?: true;
  readonly firstLogin?: true;
}

/** The accounts that every merchant has, uplines first. */
export const NAMED_ACCOUNTS: readonly NamedAccount[] = [
  {
    account: 'agent01',
    nickname: 'Agent One',
    password: PASSWORD,
    type: 1,
    rankLevel: 5,
    upline: null,
    balance: 80_000,
    points: 9_000,
    purpose: 'an agent with a team',
  },
  {
    account: 'agent02',
    nickname: 'Agent Two',
    password: PASSWORD,
    type: 2,
    rankLevel: 3,
    upline: 'agent01',
    balance: 24_000,
    points: 1_600,
    purpose: 'an agent under agent01',
  },
  {
    account: 'player01',
    nickname: 'Player One',
    password: PASSWORD,
    type: 0,
    rankLevel: 2,
    upline: 'agent02',
    balance: 12_500,
    points: 4_000,
    purpose: 'a player',
  },
  {
    account: 'vip01',
    nickname: 'VIP One',
    password: PASSWORD,
    type: 0,
    rankLevel: 6,
    upline: 'agent01',
    balance: 250_000,
    points: 150_000,
    purpose: 'a VIP player, level 6',
  },
  {
    account: 'expired01',
    nickname: 'Expired One',
    password: PASSWORD,
    type: 0,
    rankLevel: 1,
    upline: 'agent02',
    balance: 3_200,
    purpose: 'an expired password',
    passwordExpired: true,
  },
  {
    account: 'default01',
    nickname: 'Default One',
    password: DEFAULT_PASSWORD,
    type: 0,
    rankLevel: 0,
    upline: 'agent02',
    balance: 500,
    purpose: "the platform's default password",
  },
  {
    account: 'first01',
    nickname: 'First One',
    password: PASSWORD,
    type: 0,
    rankLevel: 0,
    upline: 'agent02',
    balance: 1_000,
    purpose: 'a first login',
    firstLogin: true,
  },
];
