import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { stateOf } from '#machines/scenarios/chart.ts';
import { addressName, exportName } from '#machines/scenarios/plain-text.ts';
import { shortestPaths } from '#machines/scenarios/shortest-paths.ts';
import { ALL_SCENARIOS } from '#machines/all-scenarios.ts';
import { flowStoryFiles } from '../../cli/generate/flow-stories.ts';
import { layoutChart } from '#storybook/statechart-layout.ts';

test('the generated stories folder has one file per flow', () => {
  expect(readdirSync(fileURLToPath(new URL('../../.storybook/flows', import.meta.url))).toSorted()).toEqual(
    flowStoryFiles.map(({ path }) => path.replace(/^.*\//, '')).toSorted(),
  );
});

describe.each(ALL_SCENARIOS.map((scenarios) => [scenarios.name, scenarios] as const))('%s', (_name, scenarios) => {
  const paths = shortestPaths(scenarios);

  test('the chart links to a state by its Storybook id', () => {
    for (const { at } of paths)
      expect(toId('Flows', storyNameFromExport(exportName(at)))).toBe(`flows--${addressName(at)}`);
  });

  test("a flow's chart has every state once, without overlap and within its bounds", () => {
    const { width, height, states } = layoutChart(scenarios);
    expect(states.map(({ state }) => state).toSorted()).toEqual(
      [...new Set(paths.map(({ at }) => stateOf(at)))].toSorted(),
    );
    const boxes = states.map(({ x, y, width: wide, height: high }) => ({
      left: x - wide / 2,
      right: x + wide / 2,
      top: y - high / 2,
      bottom: y + high / 2,
    }));
    for (const [at, box] of boxes.entries()) {
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect([box.right <= width, box.bottom <= height]).toEqual([true, true]);
      expect(
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
          ),
      ).toEqual([]);
    }
  });
});
