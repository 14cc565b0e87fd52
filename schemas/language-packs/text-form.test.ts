import { expect, test } from 'vitest';
import { textWidth, widthLimit } from './text-form.ts';

test.each([
  ['', 0],
  ['Play now', 8],
  ['登录', 4],
  ['ログイン', 8],
  ['로그인', 6],
  ['Ａ１', 4],
  ['ที่', 1],
  ['e\u0301', 1],
  ['Tiếng Việt', 10],
])('the text "%s" is %i letters wide: East Asian letters count twice, combining marks not at all', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test.each([
  ['the least width of a label', 'OK', [], 16],
  ['a label alone', 'Forgot password', [], 26],
  ['a label with a wider translation', 'Play now', ['Main sekarang juga', '开始'], 31],
  ['the widest label', 'a'.repeat(40), [], 68],
  ['a longer text', 'a'.repeat(41), [], null],
  ['a sentence', 'Done.', [], null],
  ['a Japanese sentence', '完了。', [], null],
])('the width limit of %s is %4$s', (_what, base, texts, limit) => {
  expect(widthLimit(base, texts)).toBe(limit);
});
