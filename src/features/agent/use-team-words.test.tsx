import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { useTeamWords } from './use-team-words.ts';

function Kinds() {
  return <p>{useTeamWords().kinds(['daily', 'dividend', 'hourly'])}</p>;
}

test.each([
  ['EN', 'Daily wages, Dividends, Hourly salary'],
  ['CN', '日工资、分红、时薪'],
  ['KO', '일급, 배당금 및 시급'],
] as const)(
  'in %s, the contract kinds of a member are listed in the format of the language',
  async (language, text) => {
    await renderPart(<Kinds />, {}, { language });
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);
