import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { ReferralRules } from './referral-rules.tsx';
import { sampleReferral } from './sample-referral.ts';

test('the amount that must be wagered for the bonus is exact', async () => {
  const { terms } = sampleReferral(1);
  await renderPart(<ReferralRules terms={{ ...terms, bonus: 4.35, turnoverTimes: 100 }} />);
  expect(screen.getByText(/P\s435\.00/)).toBeDefined();
});
