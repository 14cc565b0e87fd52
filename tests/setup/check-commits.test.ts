import { expect, test } from 'vitest';
import { subjectProblem } from '../check-commits.mjs';

test.each([
  'feat(cashier): add a limit',
  'fix: pass the language on',
  'perf(forms): focus less',
  'test(site-server): need no network',
  'Revert "feat(cashier): add a limit"',
  `docs: ${'x'.repeat(66)}`,
])('the commit subject "%s" is accepted', (subject) => {
  expect(subjectProblem(subject)).toBeNull();
});

test.each([
  ['', 'form'],
  ['Add a limit', 'form'],
  ['feature: add a limit', 'form'],
  ['fix(Cashier): add a limit', 'form'],
  ['fix(cashier): Add a limit', 'form'],
  ['fix(cashier):add a limit', 'form'],
  ['fix(cashier): added a limit', 'imperative'],
  ['fix(cashier): adds a limit', 'imperative'],
  ['fix(cashier): adding a limit', 'imperative'],
  ['fix(cashier): add a limit.', 'full stop'],
  [`docs: ${'x'.repeat(67)}`, '73 characters'],
])('the commit subject "%s" is refused with a reason', (subject, reason) => {
  expect(subjectProblem(subject)).toContain(reason);
});
