import type { MemberType } from '../db/schema.ts';

export const PASSWORD = 'Play1234';
export const DEFAULT_PASSWORD = 'Welcome1';

export interface NamedAccount {
  readonly account: string;
  readonly nickname: string;
  readonly password: string;
  readonly type: MemberType;
  readonly rankLevel: number;
  readonly upline: string | null;
  /** What its main wallet holds once seeded, in units of play: times the merchant's unit it is the decimal amount. */
  readonly holds: number;
  /** For people: what it is there to show. */
  readonly shows: string;
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
    holds: 80_000,
    shows: 'an agent with a team',
  },
  {
    account: 'agent02',
    nickname: 'Agent Two',
    password: PASSWORD,
    type: 2,
    rankLevel: 3,
    upline: 'agent01',
    holds: 24_000,
    shows: 'an agent under agent01',
  },
  {
    account: 'player01',
    nickname: 'Player One',
    password: PASSWORD,
    type: 0,
    rankLevel: 2,
    upline: 'agent02',
    holds: 12_500,
    shows: 'a player',
  },
  {
    account: 'vip01',
    nickname: 'VIP One',
    password: PASSWORD,
    type: 0,
    rankLevel: 6,
    upline: 'agent01',
    holds: 250_000,
    shows: 'a VIP player, level 6',
  },
  {
    account: 'expired01',
    nickname: 'Expired One',
    password: PASSWORD,
    type: 0,
    rankLevel: 1,
    upline: 'agent02',
    holds: 3_200,
    shows: 'an expired password',
    passwordExpired: true,
  },
  {
    account: 'default01',
    nickname: 'Default One',
    password: DEFAULT_PASSWORD,
    type: 0,
    rankLevel: 0,
    upline: 'agent02',
    holds: 500,
    shows: "the platform's default password",
  },
  {
    account: 'first01',
    nickname: 'First One',
    password: PASSWORD,
    type: 0,
    rankLevel: 0,
    upline: 'agent02',
    holds: 1_000,
    shows: 'a first login',
    firstLogin: true,
  },
];
