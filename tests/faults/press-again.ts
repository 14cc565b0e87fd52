import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Part } from '../journeys/steps.ts';
import type { OpenSite } from '../journeys/open-site.tsx';
import type { Call } from '#schemas/call.ts';
import { ANY_WORDS, type NamedFault } from './faults.ts';

const PATIENCE = { timeout: 20_000 };

export interface Pressed {
  readonly site: OpenSite;
  readonly part: Part;
  readonly call: Call;
  readonly button: string;
  /** What has to be said to a question after the press. */
  readonly confirm?: (() => Promise<unknown>) | undefined;
}

const button = ({ part, button: name }: Pressed): HTMLElement => part.getByRole('button', { name });

/** Presses and sees that something is under way and nothing else is said; answers how to let the call go on. */
export const press = async (pressed: Pressed): Promise<() => void> => {
  const { site, call } = pressed;
  const release = site.hold(call.path);
  await site.user.click(button(pressed));
  await pressed.confirm?.();
  await waitFor(
    () =>
      expect([button(pressed).getAttribute('aria-busy'), screen.queryAllByText(ANY_WORDS).length]).toEqual(['true', 0]),
    PATIENCE,
  );
  return release;
};

/** The page is there, and nothing is under way any more. */
export const seeRest = async (pressed: Pressed): Promise<void> => {
  const told = screen.queryByRole('button', { name: 'OK' });
  if (told !== null) await pressed.site.user.click(told);
  await waitFor(() => expect(button(pressed)).not.toHaveAttribute('aria-busy'), PATIENCE);
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
};

/** A press whose call fails so: first it is under way, then it says why in words, then it can be pressed again. */
export const pressAndFail = async (pressed: Pressed, { fault, words, offline }: NamedFault): Promise<void> => {
  const { site, call } = pressed;
  const release = await press(pressed);
  if (offline) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  site.fail(call.path, fault);
  release();
  expect((await screen.findAllByText(words, {}, PATIENCE)).length).toBeGreaterThan(0);
  await seeRest(pressed);
  site.fail(call.path, null);
};
