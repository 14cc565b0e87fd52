import { expect, test } from 'vitest';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { jackpotHundredths, jackpotMark, jackpotNumber } from './jackpot-growth.ts';

const EPOCH = Date.parse('2026-01-01T00:00:00Z');

test.each([
  ['PHP', 'en', 2, ',', '.'],
  ['VND', 'vi', 0, '.', ','],
  ['JPY', 'ja', 0, ',', '.'],
  ['KWD', 'en', 3, ',', '.'],
])(
  'the first number in %s and %s equals the one that the counter shows at that time [home.jackpot.start]',
  (currency, tag, places, group, decimal) => {
    const mark = jackpotMark({ startHundredths: 1_850_000_000, epoch: EPOCH, places, group, decimal });
    for (const passed of [0, 3000, 365 * 86_400_000]) {
      const amount = jackpotHundredths(1_850_000_000, EPOCH, EPOCH + passed) / 100;
      const shown = formatMoney({ minor: toMinor(amount, currency), currency }, 'S', tag);
      expect(`S\u00a0${jackpotNumber(mark, EPOCH + passed)}`).toBe(shown);
    }
  },
);
