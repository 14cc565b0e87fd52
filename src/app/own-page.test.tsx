import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ClientPage } from '#src/document/document-data.ts';
import { OwnPageLinks } from '#src/features/shell/own-page-links.tsx';
import { renderPart } from '#tests/support/render-part.tsx';
import { OtherPage } from './other-page.tsx';

const pageOf = (lang?: string): ClientPage => ({
  id: 'about',
  path: '/about',
  link: 'footer',
  parts: [{ kind: 'article' }],
  texts: {
    EN: {
      title: 'Tungkol sa bahay',
      file: '/unused.json',
      ...(lang !== undefined && { lang }),
      nodes: [{ tag: 'p', children: ['Para sa mga miyembro.'] }],
    },
  },
});

test.each([
  ['fil', 'fil'],
  [undefined, null],
] as const)(
  'the title of a page whose text is in the language %s has the language %s, as its heading and as the text of links',
  async (lang, expected) => {
    await renderPart(
      <>
        <OwnPageLinks in="footer" className="" />
        <OtherPage />
      </>,
      { route: '/about', brand: { pages: [pageOf(lang)] } },
    );
    expect(screen.getByRole('heading', { name: 'Tungkol sa bahay' }).getAttribute('lang')).toBe(expected);
    expect(screen.getByText('Tungkol sa bahay', { selector: 'a *' }).getAttribute('lang')).toBe(expected);
  },
);

test('a row of banners takes up no space while none of them is shown', async () => {
  const page: ClientPage = { ...pageOf(), parts: [{ kind: 'banners', group: 'w_promotion' }, { kind: 'article' }] };
  const { container } = await renderPart(<OtherPage />, { route: '/about', brand: { pages: [page], banners: [] } });
  expect(screen.queryByText('Para sa mga miyembro.')).not.toBeNull();
  expect(container.querySelector('.late-sections')).toBeNull();
});
