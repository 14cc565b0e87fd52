import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HomeSection } from '#schemas/layout/layout.ts';
import { DrawsSkeleton, SHOWN_DRAWS } from './draws-skeleton.tsx';
import { SideColumn } from './side-column.tsx';

const placeholderOf = (kind: HomeSection['kind']): string =>
  renderToStaticMarkup(<SideColumn sections={[{ kind }]} className="grid" />);

test('before they load, the draws have the height of their own skeleton, in as many columns, below a heading', () => {
  const markup = placeholderOf('draws');
  expect(markup).toContain(
    `<div class="min-h-10"></div><div class="card p-2">${renderToStaticMarkup(<DrawsSkeleton />)}</div>`,
  );
  expect(markup.match(/min-h-26/g)).toHaveLength(SHOWN_DRAWS);
});

test('before they load, the winners have the height of the winner board', () => {
  expect(placeholderOf('winners')).toMatch(/<div class="min-h-10"><\/div><span [^>]*class="[^"]*\bmin-h-84\b/);
});
