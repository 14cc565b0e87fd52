import { randomBytes } from 'node:crypto';

/** The letters at the start of an order number, by kind of order. */
const LETTERS = {
  deposit: 'D',
  withdrawal: 'W',
  upline: 'U',
  downline: 'L',
  wallets: 'T',
  bet: 'B',
  bonus: 'BN',
  reward: 'RW',
  promotion: 'PR',
  mission: 'MS',
  rebate: 'RB',
  salary: 'S',
  dividend: 'DV',
  contract: 'CT',
  redemption: 'R',
  conversion: 'C',
  points: 'PT',
  trial: 'TR',
} as const;

export type OrderKind = keyof typeof LETTERS;

const write = (kind: OrderKind, at: Date, tail: string): string =>
  `${LETTERS[kind]}${at.toISOString().slice(2, 10).replaceAll('-', '')}${tail.toUpperCase()}`;

/**
 * Creates an order number that can be read out over the phone: letters for the kind, the UTC day as yyMMdd, and ten unpredictable hexadecimal digits.
 */
export const createOrderNumber = (kind: OrderKind, at: Date): string => write(kind, at, randomBytes(5).toString('hex'));

/** Returns an order number in the same form, but with digits derived from `id`, so that sample data is the same in every run. */
export const orderNumberOf = (kind: OrderKind, at: Date, id: number): string =>
  write(kind, at, id.toString(16).padStart(10, '0'));
