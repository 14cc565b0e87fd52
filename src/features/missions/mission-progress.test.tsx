import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { MissionProgress } from './mission-progress.tsx';
import { eachMission } from './sample-missions.ts';

const [mission] = eachMission;

test.each([
  [0.3, 0.1, 'P 0.20 of valid bets to go'],
  [500, 499.97, 'P 0.03 of valid bets to go'],
])('for a target of %d and a progress of %d, the remaining amount is exact', async (target, progress, words) => {
  if (mission === undefined) throw new Error('there is no sample mission');
  await renderPart(<MissionProgress mission={{ ...mission, target, progress }} nameId="name" />);
  expect(screen.getByText(words)).toBeDefined();
});
