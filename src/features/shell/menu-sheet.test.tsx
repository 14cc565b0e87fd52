import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { useMenu } from './menu-provider.tsx';

const close = (): void => undefined;

function Sheet() {
  return <MenuSheet entries={useMenu()} onClose={close} openMember={close} openAgent={close} />;
}

test.each([
  ['All of Lottery', '/lottery'],
  ['All of E-lottery', '/elott'],
])(
  'for visitors too, the menu on narrow screens has the link "%s" [navigation.route.lottery] [navigation.route.elott]',
  async (name, page) => {
    await renderPart(<Sheet />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(page);
  },
);

test('the menu of a brand without lotteries has no link to them', async () => {
  await renderPart(<Sheet />, { brand: { modules: { off: ['lottery'], loginRequired: false } } });
  expect(screen.queryByRole('link', { name: /^All of/ })).toBeNull();
});
