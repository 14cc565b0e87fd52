import { expect, test } from 'vitest';
import { normalizeSearchText } from './normalize-search-text.ts';

test.each([
  ['diacritics', 'Phượng Hoàng', 'phuong hoang'],
  ['combining diacritics', 'Phu\u031Bo\u031B\u0323ng', 'phuong'],
  ['diacritics that Unicode does not decompose', 'Đá Øl Łódź ıç', 'da ol lodz ic'],
  ['ligatures', 'Straße Æon Œuf', 'strasse aeon oeuf'],
  ['differences in case', 'LUCKY', 'lucky'],
  ['differences in width', 'ＬＵＣＫＹ　８８', 'lucky 88'],
  ['differences in kind and width of kana', 'どらごん ﾄﾞﾗｺﾞﾝ', 'トラコン トラコン'],
  ['Thai tone marks', 'สล็อต น้ำ', 'สลอต นา'],
  ['surplus spaces', '  koi \t\n fortune ', 'koi fortune'],
])('search compares text without %s', (_what, text, compared) => {
  expect(normalizeSearchText(text)).toBe(compared);
});

const FOLDING = { marks: 'fold', width: 'fold', variants: ['kana'] } as const;

test.each([
  ['marks', { ...FOLDING, marks: 'keep' }, 'Phượng Đá ＬＵＣＫＹ', 'phượng đá lucky'],
  ['width', { ...FOLDING, width: 'keep' }, 'Phượng ＬＵＣＫＹ', 'phuong ｌｕｃｋｙ'],
  ['kinds of kana', { ...FOLDING, variants: [] }, 'どらごん ドラ', 'とらこん トラ'],
] as const)('a language may keep %s apart in its search [language.locale.data]', (_what, folding, text, compared) => {
  expect(normalizeSearchText(text, folding)).toBe(compared);
});
