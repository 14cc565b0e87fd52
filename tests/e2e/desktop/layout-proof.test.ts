import { drawRows } from '../../support/draw-rows.ts';
import type { Combination } from '../../layouts/factors.ts';
import { proofRows } from '../../layouts/proof-rows.ts';
import { outcome, renderRows } from '../../layouts/run-proof.ts';
import { expect, test } from '../site-test.ts';

const SEED = process.env.MARQUEE_SEED ?? '1';

test('random rows of the proof of all layouts have no overflow, overlap, clipped text or accessibility violations [layout.proof.findings] [layout.proof.time] [layout.proof.random]', async ({
  browser,
}) => {
  const rows = drawRows(SEED, 'layouts', proofRows(Number(SEED)), 8);
  const { text, exitCode } = outcome(await renderRows(browser, rows, { id: 'drawn', workers: 1 }));
  expect(text, `npm run prove:layouts -- --seed=${SEED} --rows=${rows.map(({ row }) => row).join()}`).toMatch(/^No /);
  expect(exitCode).toBe(0);
});

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';

const PLANTED = [
  {
    id: 'long-word',
    fault: 'a long word',
    css: '.late-sections h2 { overflow-wrap: normal; word-break: normal; hyphens: none }',
    texts: { 'brand:section.slots.title': LONG_WORD },
    expected: /^overflow: \.font-display span\S*\n {4}row 5: "Donaudampf/m,
  },
  {
    id: 'no-width',
    fault: 'a tile without width',
    css: '.tile { width: 0; min-width: 0 }',
    texts: {},
    expected: /^clipped: .* button\.tile\S*\n {4}row 5: ".+" is a control of \d x \d+ px/m,
  },
  {
    id: 'low',
    fault: 'a fixed height',
    css: '.late-sections p { height: 4px; overflow: hidden }',
    texts: {},
    expected: /^clipped: .* p\S*\n {4}row 5: ".+" is cut off by \d+ px/m,
  },
  {
    id: 'covered',
    fault: 'an invisible cover',
    css: '.carousel-body::after { content: ""; position: absolute; inset: 0 }',
    texts: {},
    expected: /^overlap: .* a\.button\S*\n {4}row 5: ".+" cannot be pressed, because \S+ div\.carousel-body covers it/m,
  },
] as const;

for (const { id, fault, css, texts, expected } of PLANTED)
  test(`${fault} makes the proof fail and name the page, combination and element [layout.proof.findings]`, async ({
    browser,
  }) => {
    const [first] = proofRows(1);
    const combination: Combination = {
      page: 'home',
      width: 320,
      language: 'EN',
      theme: 'light',
      look: null,
      isLargeText: false,
      hasForcedColours: false,
      layout: new Map([
        ...(first?.combination.layout ?? []),
        ['header', 'bar'],
        ['tile.caption', 'below'],
        ['hero.form', 'carousel'],
      ]),
    };
    const { text, exitCode } = outcome(
      await renderRows(browser, [{ row: 5, combination }], { id, workers: 1, css, texts }),
    );
    expect(text).toMatch(expected);
    expect(text).toMatch(/row 5: .*\n {6}home, EN, light, 320 px, .*header bar/);
    expect(exitCode).toBe(1);
  });
