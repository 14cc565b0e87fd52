import { expect, test } from 'vitest';
import { firstLine } from './first-line.ts';

test.each([
  ['a paragraph', '<p>Dear player,<br>the wallet rests.</p>', 'Dear player,'],
  ['a heading', '<h2>Maintenance</h2><p>From 02:00.</p>', 'Maintenance'],
  ['a list', '<ol><li>Finish your game</li><li>Come back</li></ol>', 'Finish your game'],
  ['unsafe markup', '<script>alert(1)</script><img src=x onerror=alert(1)><p>Only this</p>', 'Only this'],
  ['an empty text', '<p></p>', ''],
])('the first line of %s is returned as plain text', (_what, html, line) => {
  expect(firstLine(html)).toBe(line);
});
