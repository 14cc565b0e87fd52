import { expect, test } from 'vitest';
import { footerItems } from './footer-links.ts';

test('the footer has the seven text items, each with its target [footer.text.items] [footer.text.targets]', () => {
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

test('items of areas that the brand turned off are left out', () => {
  expect(footerItems('terms', ['help', 'join']).map(({ id }) => id)).toEqual(['contact']);
});
