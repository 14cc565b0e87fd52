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

test('a terminal shows only the current step, on one line that is cleared at the end', () => {
  expect(shownOn(true)).toBe('\r\x1b[KBuilding the site ...\r\x1b[KCreating the database ...\r\x1b[K');
});

test('output to a file has one line for each step', () => {
  expect(shownOn(false)).toBe('Building the site ...\nCreating the database ...\n');
});
