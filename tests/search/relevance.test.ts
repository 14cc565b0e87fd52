import { expect, test } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { judge, openSearch } from './judge-search.ts';
import { CN } from './queries/cn.ts';
import { EN } from './queries/en.ts';
import { ID } from './queries/id.ts';
import { JA } from './queries/ja.ts';
import { TH } from './queries/th.ts';
import { TY } from './queries/ty.ts';
import { VI } from './queries/vi.ts';
import type { TypedQuery } from './typed-query.ts';

const QUERIES: Readonly<Record<Language, readonly TypedQuery[]>> = { CN, EN, ID, JA, TH, TY, VI };
/** The least recall and precision among the first five, each a mean of fifty queries. */
const FLOORS: Readonly<Record<Language, readonly [recall: number, precision: number]>> = {
  CN: [0.2, 0.2],
  EN: [0.92, 0.94],
  ID: [0.36, 0.4],
  JA: [0.14, 0.14],
  TH: [0.18, 0.21],
  TY: [0.52, 0.57],
  VI: [0.38, 0.34],
};
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test.each(Object.entries(QUERIES) as [Language, readonly TypedQuery[]][])(
  '%s: what fifty players type is found among the first five [games.search.name]',
  async (language, queries) => {
    expect(queries).toHaveLength(50);
    const search = await openSearch(language);
    const verdicts = queries.map((query) => judge(search, query));
    const missed = verdicts.filter(({ recall, precision, wrong }) => recall < 1 || precision < 1 || wrong.length > 0);
    const [recall, precision] = FLOORS[language];
    expect(mean(verdicts.map((verdict) => verdict.recall)), JSON.stringify(missed)).toBeGreaterThanOrEqual(recall);
    expect(mean(verdicts.map((verdict) => verdict.precision)), JSON.stringify(missed)).toBeGreaterThanOrEqual(
      precision,
    );
  },
);
