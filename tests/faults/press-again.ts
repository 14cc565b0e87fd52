import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Part } from '../journeys/steps.ts';
import type { OpenSite } from '../journeys/open-site.tsx';
import type { Call } from '#schemas/call.ts';
import { ANY_WORDS, type NamedFault } from './faults.ts';

export interface Pressed {
  readonly site: OpenSite;
  readonly part: Part;
  readonly call: Call;
  readonly button: string;
  /** Answers the confirmation prompt that follows the click. */
  readonly confirm?: (() => Promise<unknown>) | undefined;
}

const button = ({ part, button: name }: Pressed): HTMLElement => part.getByRole('button', { name });

/** Clicks the button and expects the busy state without any message; returns the function that releases the call. */
export const press = async (pressed: Pressed): Promise<() => void> => {
  const { site, call } = pressed;
  const release = site.hold(call.path);
  await site.user.click(button(pressed));
  await pressed.confirm?.();
  await waitFor(() =>
    expect([button(pressed).getAttribute('aria-busy'), screen.queryAllByText(ANY_WORDS).length]).toEqual(['true', 0]),
  );
  return release;
};

/** Expects a page that works and is no longer busy. */
export const expectIdle = async (pressed: Pressed): Promise<void> => {
  const told = screen.queryByRole('button', { name: 'OK' });
  if (told !== null) await pressed.site.user.click(told);
  await waitFor(() => expect(button(pressed)).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
};

/** Clicks the button and lets the call fail: the button is busy first, then there is a message, then the button works again. */
export const pressAndFail = async (pressed: Pressed, { fault, words, offline }: NamedFault): Promise<void> => {
  const { site, call } = pressed;
  const release = await press(pressed);
  if (offline) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  site.fail(call.path, fault);
  release();
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  await expectIdle(pressed);
  site.fail(call.path, null);
};
