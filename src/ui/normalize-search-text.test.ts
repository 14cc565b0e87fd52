import { expect, test } from 'vitest';
import { normalizeSearchText } from './normalize-search-text.ts';

test.each([
  ['marks', 'Phượng Hoàng', 'phuong hoang'],
  ['marks that stand by themselves', 'Phu\u031Bo\u031B\u0323ng', 'phuong'],
  ['letters that only look like one with a mark', 'Đá Øl Łódź ıç', 'da ol lodz ic'],
  ['letters that are two', 'Straße Æon Œuf', 'strasse aeon oeuf'],
  ['case', 'LUCKY', 'lucky'],
  ['width', 'ＬＵＣＫＹ　８８', 'lucky 88'],
  ['kana of either kind and width', 'どらごん ﾄﾞﾗｺﾞﾝ', 'トラコン トラコン'],
  ['tone marks of Thai', 'สล็อต น้ำ', 'สลอต นา'],
  ['spaces', '  koi \t\n fortune ', 'koi fortune'],
])('search compares text without %s', (_what, text, compared) => {
  expect(normalizeSearchText(text)).toBe(compared);
});
