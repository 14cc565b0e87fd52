import evaluator from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import parser from 'csp_evaluator/dist/parser.js';
import { at, expect, test } from '../site-test.ts';
import { SAMPLE_BRANDS } from '../../support/sample-brands.ts';

/** The demo games and the help desk use http locally. */
const LOCAL = /^http:\/\/(?:games\.|sandbox\.)localhost:\d+$/;

for (const brand of SAMPLE_BRANDS) {
  test(`the policy of ${brand} has no known bypass`, async ({ page }) => {
    const answer = await page.goto(at(brand));
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const { csp } = new parser.CspParser(policy);
    const found = new evaluator.CspEvaluator(csp)
      .evaluate()
      .filter(
        ({ severity, value }) =>
          (severity <= Severity.MEDIUM || severity === Severity.SYNTAX) && !LOCAL.test(value ?? ''),
      );
    expect(found.map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)).toEqual([]);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });
}
