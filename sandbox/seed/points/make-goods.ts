import { toMinor } from '#schemas/money.ts';
import type { GoodType } from '#schemas/point-names.ts';
import { roundUp } from '#sandbox/kernel/merchants/unit-of.ts';
import type { pointGoods } from '#sandbox/db/schema.ts';
import type { GoodPicture } from '#sandbox/kernel/images/good-picture.ts';
import type { MerchantProfile } from '#sandbox/seed/people/merchant-profiles.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';

export type GoodSeed = Omit<typeof pointGoods.$inferInsert, 'id'>;

const DAY = 86_400_000;

interface Plan {
  readonly picture: GoodPicture;
  readonly points: number;
  readonly quantity: number;
  readonly available: number;
  /** The required sum of deposits, in units of play, like `pays`. */
  readonly deposits?: number;
  readonly pays?: number;
  /** The number of days until the offer ends; negative if it has already ended. */
  readonly closesIn?: number;
}

const PLANS: readonly Plan[] = [
  { picture: 'voucher-bronze', points: 380, quantity: 500, available: 412, pays: 50 },
  { picture: 'voucher-silver', points: 1_480, quantity: 200, available: 137, pays: 200 },
  { picture: 'voucher-gold', points: 7_200, quantity: 40, available: 23, pays: 1_000, deposits: 2_000 },
  { picture: 'mug', points: 600, quantity: 120, available: 64 },
  { picture: 'cap', points: 900, quantity: 80, available: 31, closesIn: 5 },
  { picture: 'shirt', points: 1_200, quantity: 80, available: 8, closesIn: 12 },
  { picture: 'power-bank', points: 2_800, quantity: 30, available: 11 },
  { picture: 'headphones', points: 9_600, quantity: 10, available: 1, deposits: 2_000 },
  { picture: 'watch', points: 14_000, quantity: 8, available: 3, deposits: 5_000 },
  { picture: 'phone', points: 38_000, quantity: 3, available: 2, deposits: 50_000 },
  { picture: 'speaker', points: 4_500, quantity: 15, available: 0 },
  { picture: 'bag', points: 2_400, quantity: 25, available: 6, closesIn: -1 },
];

/** Creates the items in a merchant's points mall: first vouchers, then goods, some of which are sold out or have an end date. */
export const makeGoods = (
  { code, currency, unit }: Pick<MerchantProfile, 'code' | 'currency' | 'unit'>,
  now: number,
): GoodSeed[] => {
  const minor = (units: number): bigint => (units === 0 ? 0n : toMinor(roundUp(units * unit), currency));
  return PLANS.map(({ picture, points, quantity, available, deposits = 0, pays = 0, closesIn }, position) => {
    const type: GoodType = pays > 0 ? 'VOUCHER' : 'ITEM';
    return {
      merchant: code,
      position,
      type,
      picture,
      names: textRef(`names:good.${picture}`),
      units: textRef(type === 'VOUCHER' ? 'names:unit.voucher' : 'names:unit.piece'),
      remarks: textRef(type === 'VOUCHER' ? 'names:remark.paid' : 'names:remark.sent'),
      quantity,
      available,
      points,
      requiredDeposits: minor(deposits),
      redeemAmount: minor(pays),
      listedAt: new Date(now - (60 - position * 3) * DAY),
      closesAt: closesIn === undefined ? null : new Date(now + closesIn * DAY),
    };
  });
};
