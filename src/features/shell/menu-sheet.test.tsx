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
  'the menu for narrow screens has %s, also for visitors [navigation.route.lottery] [navigation.route.elott]',
  async (name, page) => {
    await renderPart(<Sheet />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(page);
  },
);

test('a brand without lotteries has no lottery entry', async () => {
  await renderPart(<Sheet />, { brand: { modules: { off: ['lottery'], loginRequired: false } } });
  expect(screen.queryByRole('link', { name: /^All of/ })).toBeNull();
});
