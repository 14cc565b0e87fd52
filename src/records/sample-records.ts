import type { OutputOf } from '#schemas/call.ts';
import type { betRecords, bonusRecords, profitRecords, transactionRecords } from '#schemas/calls/member.ts';
import type { BetRecord, BonusRecord, TransactionRecord } from '#schemas/records.ts';
import { MOVEMENT_TYPES } from '#schemas/record-names.ts';

const BEGINNING = Date.UTC(2026, 2, 9, 14, 59);
const MINUTE_MS = 60_000;
const PAGE_SIZE = 10;
const GAMES = ['Fortune Dragon', 'Speed Baccarat', 'Fishing War', 'Sabong Live'] as const;
const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'COCKFIGHT'] as const;
const VENDORS = ['LUNA', 'EVO', 'JILI', 'DS88'] as const;

const numberOf = (letter: string, index: number): string => `${letter}260309${String(index).padStart(10, '0')}`;

const betOf = (index: number): BetRecord => {
  const isOpen = index % 10 === 0;
  const isVoid = index % 10 === 9;
  const bet = 10 + ((index * 37) % 490);
  const won = isOpen || isVoid || index % 3 !== 0 ? 0 : bet * 2.5;
  return {
    time: BEGINNING - index * 7 * MINUTE_MS,
    orderNo: numberOf('B', index),
    gameCategory: CATEGORIES[index % CATEGORIES.length] ?? 'RNG',
    vassalage: VENDORS[index % VENDORS.length] ?? 'LUNA',
    vendorName: VENDORS[index % VENDORS.length] ?? 'LUNA',
    gameName: GAMES[index % GAMES.length] ?? 'Fortune Dragon',
    bet,
    validBet: isVoid ? 0 : bet,
    payout: isVoid ? bet : won,
    profitLoss: isOpen || isVoid ? 0 : won - bet,
    status: isOpen ? 'OPEN' : isVoid ? 'VOID' : 'SETTLED',
  };
};

/** Creates a bet with the longest names and the largest amounts. */
const worstBet = (index: number): BetRecord => ({
  ...betOf(index + 1),
  gameCategory: 'COCKFIGHT',
  vendorName: 'The provider with the longest name of all providers that we know',
  gameName: 'Dragon & Phoenix: Return of the Nine Heavenly Fortunes Megaways Deluxe Jackpot Edition',
  bet: 9_999_999_999.99,
  validBet: 9_999_999_999.99,
  payout: index % 2 === 0 ? 0 : 99_999_999_999.99,
  profitLoss: index % 2 === 0 ? -9_999_999_999.99 : 90_000_000_000,
});

const page = <Row>(
  rows: number,
  pageNo: unknown,
  rowOf: (index: number) => Row,
): { list: Row[]; totalPages: number } => {
  const start = (Number(pageNo ?? 1) - 1) * PAGE_SIZE;
  return {
    list: Array.from({ length: Math.max(0, Math.min(PAGE_SIZE, rows - start)) }, (_, at) => rowOf(start + at)),
    totalPages: Math.ceil(rows / PAGE_SIZE),
  };
};

export const bets = (rows: number, pageNo: unknown = 1): OutputOf<typeof betRecords> => ({
  ...page(rows, pageNo, betOf),
  totals: { bet: rows * 250, settled: rows * 240, validBet: rows * 240, payout: rows * 221, profitLoss: rows * -19 },
});

export const worstBets: OutputOf<typeof betRecords> = {
  ...page(10_000, 1, worstBet),
  totals: {
    bet: 9_999_999_999_999.99,
    settled: 9_999_999_999_999.98,
    validBet: 9_999_999_999_999.98,
    payout: 9_999_999_999_999.99,
    profitLoss: -9_999_999_999_999.99,
  },
};

const movementOf = (index: number) => {
  const type = MOVEMENT_TYPES[index % MOVEMENT_TYPES.length] ?? 'DEPOSIT';
  const isOut = type.endsWith('_OUT') || type === 'WITHDRAWAL';
  return {
    time: BEGINNING - index * 53 * MINUTE_MS,
    orderNo: numberOf('T', index),
    type,
    amount: (isOut ? -1 : 1) * (100 + ((index * 131) % 4900)),
    balanceAfter: 20_000 + ((index * 977) % 9000),
    status: index % 7 === 1 ? ('PENDING' as const) : index % 7 === 5 ? ('FAILED' as const) : ('SUCCESS' as const),
  };
};

/** Creates wallet movements, cycling through all types except bets. */
export const plainMovements = (rows: number, pageNo: unknown = 1) => ({
  ...page(rows, pageNo, movementOf),
  totals: { moneyIn: rows * 400, moneyOut: rows * 310 },
});

const ownRowOf = (index: number): TransactionRecord => {
  const movement = movementOf(index);
  if (index % 3 !== 1) return { ...movement, play: null };
  const { time } = movement;
  const [stakes, payouts] = [4_830, 4_417.5 + index];
  return {
    ...movement,
    orderNo: '',
    type: 'BETS',
    amount: payouts - stakes,
    status: 'SUCCESS',
    play: { count: 41 + index, stakes, payouts, from: time - 40 * MINUTE_MS, to: time + 1 },
  };
};

export const movements = (rows: number, pageNo: unknown = 1): OutputOf<typeof transactionRecords> => ({
  ...page(rows, pageNo, ownRowOf),
  totals: { moneyIn: rows * 400, moneyOut: rows * 310, bets: rows * -42.5, ownWallets: rows * 15 },
});

const bonusOf = (index: number): BonusRecord => ({
  time: BEGINNING - index * 1441 * MINUTE_MS,
  orderNo: numberOf('BN', index),
  name: index % 2 === 0 ? 'Reload bonus 20 %' : 'Weekly rebate',
  type: index % 2 === 0 ? 'BONUS' : 'REBATE',
  amount: 200 + index,
  requiredTurnover: index % 2 === 0 ? 9600 : 200,
  doneTurnover: index % 4 === 0 ? 3200 : index % 2 === 0 ? 9600 : 200,
  status: index % 4 === 0 ? 'WAGERING' : 'DONE',
});

export const bonuses = (rows: number, pageNo: unknown = 1): OutputOf<typeof bonusRecords> => ({
  ...page(rows, pageNo, bonusOf),
  totals: { bonuses: rows * 200, rebate: rows * 5 },
});

const played = (index: number, scale: number) => {
  const stakes = (400 + ((index * 613) % 5100)) * scale;
  const net = Math.max(-stakes, ((index * 7919) % 4000) * scale - 2100 * scale);
  return { bets: stakes, validBets: stakes, payouts: stakes + net, netProfitLoss: net };
};
const NO_PROFIT = {
  deposits: 0,
  withdrawals: 0,
  bonuses: 0,
  rebate: 0,
  bets: 0,
  validBets: 0,
  payouts: 0,
  netProfitLoss: 0,
};
export const noProfit: OutputOf<typeof profitRecords> = { list: [], days: [], totals: NO_PROFIT };

/** Creates days of play, with amounts multiplied by `scale`. */
export const profit = (days: number, scale = 1): OutputOf<typeof profitRecords> => {
  const playedDays = Array.from({ length: days }, (_, index) => ({
    time: Date.UTC(2026, 2, 9 - index, 0),
    ...played(index, scale),
  }));
  const sum = (name: keyof ReturnType<typeof played>) => playedDays.reduce((total, day) => total + day[name], 0);
  return {
    list: CATEGORIES.map((gameCategory, index) => ({ gameCategory, ...played(index + 3, scale) })),
    days: playedDays,
    totals: {
      deposits: 12_000 * scale,
      withdrawals: 5000 * scale,
      bonuses: 600 * scale,
      rebate: 84.5 * scale,
      bets: sum('bets'),
      validBets: sum('validBets'),
      payouts: sum('payouts'),
      netProfitLoss: sum('netProfitLoss'),
    },
  };
};
