import { expect, test } from 'vitest';
import { footerItems } from './footer-links.ts';

test('the footer has seven text links with the specified targets [footer.text.items] [footer.text.targets]', () => {
  expect(footerItems('terms', []).map(({ id, to }) => [id, to])).toEqual([
    ['about', '/help?section=about'],
    ['contact', null],
    ['terms', '/help?section=terms'],
    ['responsible', '/help?section=responsible-gaming'],
    ['privacy', '/help?section=privacy'],
    ['affiliates', '/join'],
    ['refund', '/help?section=refund'],
  ]);
});

test('links to modules that the brand has switched off are left out', () => {
  expect(footerItems('terms', ['help', 'join']).map(({ id }) => id)).toEqual(['contact']);
});
