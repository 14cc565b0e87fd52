import { setImmediate as yieldToEventLoop, setTimeout as pass } from 'node:timers/promises';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ClientBrand } from '#src/document/document-data.ts';
import { StorySite } from '#storybook/story-site.tsx';
import type { StoryParameters } from '#storybook/story-parameters.ts';
import { createStorySetup, type StoryGlobals, type StorySetup } from '#storybook/story-setup.ts';

const ROUNDS = 5;
const TURNS = 20;

/** Waits for available responses and for the calls that they cause; a pending response does not block the test. */
const settle = async ({ stores: { queries } }: StorySetup): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < TURNS && queries.isFetching() > 0; turn += 1) await act(async () => yieldToEventLoop());
    // Queries notify components in a timer, and components may then send more calls.
    await act(async () => pass(2));
    await act(async () => pass(2));
    if (queries.isFetching() === 0) return;
  }
};

export interface PartParameters extends StoryParameters {
  /** Changes to Perya's brand file. */
  readonly brand?: Partial<ClientBrand>;
}

/** Renders a component as a story does: with Perya's brand, the real client, English, and captured answers unless `parameters` provide others. */
export const renderPart = async (
  part: ReactNode,
  { brand = {}, ...parameters }: PartParameters = {},
  globals: StoryGlobals = {},
): Promise<RenderResult & { readonly setup: StorySetup }> => {
  const setup = await createStorySetup({ brand: 'perya', language: 'EN', ...globals }, parameters);
  setup.stores.brand.set({ ...setup.stores.brand.get(), ...brand });
  const drawn = await act(async () =>
    render(
      <StorySite setup={setup} route={parameters.route ?? '/index'} own={false}>
        {part}
      </StorySite>,
    ),
  );
  await settle(setup);
  return { ...drawn, setup };
};
