import { expect, test } from 'vitest';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { languageInfoOf } from '#schemas/language-packs/language-info.ts';
import { numberFormat, setLanguages } from '#schemas/languages.ts';
import { jackpotHundredths, jackpotMark, jackpotNumber } from './jackpot-growth.ts';

const NO_FOLDING = { marks: 'fold', width: 'fold', variants: [] } as const;
const EPOCH = Date.parse('2026-01-01T00:00:00Z');

test.each([
  ['PHP', 'en', 2],
  ['VND', 'vi', 0],
  ['JPY', 'ja', 0],
  ['KWD', 'en', 3],
  ['INR', 'hi', 2],
  ['PLN', 'pl', 2],
])(
  'the number that the boot script writes in %s and %s equals the one that the counter shows at that time [home.jackpot.start]',
  (currency, tag, places) => {
    const file = { tag, name: tag, direction: 'ltr', fallback: 'EN', calendar: 'gregory', search: NO_FOLDING } as const;
    const restore = setLanguages({ QQ: languageInfoOf(file) });
    const numbers = numberFormat(tag);
    // Polish writes a thousand without a separator.
    for (const [start, passed] of [
      [100_000, 0],
      [1_850_000_000, 0],
      [1_850_000_000, 3000],
      [1_850_000_000, 365 * 86_400_000],
    ] as const) {
      const mark = jackpotMark({ startHundredths: start, epoch: EPOCH, places, numbers });
      const amount = jackpotHundredths(start, EPOCH, EPOCH + passed) / 100;
      const shown = formatMoney({ minor: toMinor(amount, currency), currency }, 'S', tag);
      expect(`S\u00a0${jackpotNumber(mark, EPOCH + passed)}`).toBe(shown);
    }
    restore();
  },
);
