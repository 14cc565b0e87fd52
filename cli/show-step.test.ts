import { expect, test } from 'vitest';
import { endSteps, showStep } from './show-step.mjs';

const shownOn = (isTTY: boolean): string => {
  let text = '';
  const out = { isTTY, write: (part: string) => (text += part) };
  showStep('Building the site', out);
  showStep('Creating the database', out);
  endSteps(out);
  return text;
};

test('a terminal shows the current step on one line, which is empty at the end', () => {
  expect(shownOn(true)).toBe('\r\x1b[KBuilding the site ...\r\x1b[KCreating the database ...\r\x1b[K');
});

test('a file gets one line per step', () => {
  expect(shownOn(false)).toBe('Building the site ...\nCreating the database ...\n');
});
