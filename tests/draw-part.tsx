import { setImmediate as nextTurn, setTimeout as pass } from 'node:timers/promises';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SiteBrand } from '#src/document/document-data.ts';
import { StorySite } from '../.storybook/story-site.tsx';
import type { StoryParameters } from '../.storybook/story-parameters.ts';
import { createStoryWorld, type StoryGlobals, type StoryWorld } from '../.storybook/story-world.ts';

const ROUNDS = 5;
const TURNS = 20;

/** Lets answers that are at hand arrive, and those that they ask for in turn; one that never comes does not hold a test up. */
const settle = async ({ stores: { queries } }: StoryWorld): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < TURNS && queries.isFetching() > 0; turn += 1) await act(async () => nextTurn());
    // Queries tell their components a timer later, who may then ask for more.
    await act(async () => pass(2));
    await act(async () => pass(2));
    if (queries.isFetching() === 0) return;
  }
};

export interface PartParameters extends StoryParameters {
  /** What the brand's file says differently. */
  readonly brand?: Partial<SiteBrand>;
}

/** Draws a part of the site as a story does: Perya's file, the real client, English, answers as the sandbox gave them unless `parameters` say otherwise. */
export const drawPart = async (
  part: ReactNode,
  { brand = {}, ...parameters }: PartParameters = {},
  globals: StoryGlobals = {},
): Promise<RenderResult & { readonly world: StoryWorld }> => {
  const world = await createStoryWorld({ brand: 'perya', language: 'EN', ...globals }, parameters);
  world.stores.brand.set({ ...world.stores.brand.get(), ...brand });
  const drawn = await act(async () =>
    render(
      <StorySite world={world} route={parameters.route ?? '/index'} own={false}>
        {part}
      </StorySite>,
    ),
  );
  await settle(world);
  return { ...drawn, world };
};
