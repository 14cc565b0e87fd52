import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Problem, type ProblemInit } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { useProblemText } from './use-problem-text.ts';

function Said({ problem }: { readonly problem: ProblemInit }) {
  return <p data-testid="said">{useProblemText()(new Problem(problem))}</p>;
}
const said = async (problem: ProblemInit): Promise<string> => {
  await renderPart(<Said problem={problem} />);
  return screen.getByTestId('said').textContent;
};

test('a failure of the platform is said with the reference by which support finds it', async () => {
  expect(await said({ code: 'internal', status: 500, message: '', requestId: '3f9a-1' })).toBe(
    'Something went wrong on our side. Please try again in a moment. (Reference: 3f9a-1)',
  );
});

test('a refusal, and a failure without a reference, are said alone', async () => {
  expect(await said({ code: 'login_refused', status: 400, message: 'No', requestId: '3f9a-1' })).not.toContain('3f9a');
});
