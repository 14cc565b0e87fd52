import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Later } from './later.tsx';

const commits: string[] = [];

afterEach(() => {
  cleanup();
  commits.length = 0;
});

function Part({ name }: { name: string }) {
  useEffect(() => void commits.push(name), [name]);
  return <p>{name}</p>;
}
const part = (when: boolean) => (
  <>
    <Part name={when ? 'vendors' : 'vendors on their way'} />
    <Later when={when} fallback={<Part name="list on its way" />}>
      <Part name="list" />
    </Later>
  </>
);

test.each([
  ['at once', (draw: () => void) => draw()],
  ['in a render that gives way', (draw: () => void) => startTransition(draw)],
])(
  'what is heavy is drawn in a commit of its own, after what came with it %s; what stood in its place stays until then',
  async (_how, how) => {
    const { rerender } = render(part(false));
    await act(async () => how(() => rerender(part(true))));
    expect(commits).toEqual(['vendors on their way', 'list on its way', 'vendors', 'list']);
    expect(screen.queryByText('list on its way')).toBeNull();
  },
);

test('what is there from the start is drawn at once', () => {
  render(part(true));
  expect(commits).toEqual(['vendors', 'list']);
});
