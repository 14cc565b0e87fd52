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
/** Minimum mean recall and precision among the first five results. */
const MIN_RECALL = 0.97;
const MIN_PRECISION = 0.94;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test.each(Object.entries(QUERIES))(
  '%s: the expected results of fifty queries are among the first five [games.search.name]',
  async (language, queries) => {
    expect(queries).toHaveLength(50);
    const search = await openSearch(language);
    const verdicts = queries.map((query) => judge(search, query));
    const missed = verdicts.filter(({ recall, precision, wrong }) => recall < 1 || precision < 1 || wrong.length > 0);
    expect(verdicts.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(mean(verdicts.map((verdict) => verdict.recall)), JSON.stringify(missed)).toBeGreaterThanOrEqual(MIN_RECALL);
    expect(mean(verdicts.map((verdict) => verdict.precision)), JSON.stringify(missed)).toBeGreaterThanOrEqual(
      MIN_PRECISION,
    );
  },
);
