import { registerSettings } from '#schemas/calls/account.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Finding } from '#schemas/checks/finding.ts';
import { compilePattern } from '#schemas/forms/field-rule-schema.ts';
import type { ServerLog } from './server-log.ts';

const ANYTHING = '*';

/** Returns the fields in an answer with registration rules whose pattern browsers cannot apply; empty for any other answer. */
const refusedFields = (answer: string): readonly string[] => {
  try {
    const { value } = JSON.parse(answer) as Envelope<Readonly<Record<string, { readonly acceptedPattern?: unknown }>>>;
    return Object.entries(value ?? {}).flatMap(([field, rule]) => {
      const pattern = rule?.acceptedPattern;
      return typeof pattern === 'string' && pattern !== ANYTHING && compilePattern(pattern) === null ? [field] : [];
    });
  } catch {
    return [];
  }
};

const findingOf = (field: string): Finding => ({
  file: `${registerSettings.path} of the platform`,
  pointer: `/value/${field}/acceptedPattern`,
  level: 'warning',
  code: 'pattern',
  message: 'Browsers cannot apply this pattern, so the form accepts any text and the platform decides.',
  remedy: 'Write it as a JavaScript regular expression.',
  block: null,
});

interface PatternFaults {
  /** Checks an answer from a brand's platform. It reads a copy, so that the caller can still read the body. */
  readonly watch: (brand: string, path: string, answer: Response) => Promise<void>;
  /** Returns the findings about the latest answer that contains rules. */
  readonly of: (brand: string) => readonly Finding[];
}

/**
 * Watches for registration rules in the platform's answers. A field whose pattern browsers cannot apply is logged once
 * and listed on the operator's page.
 */
export const createPatternFaults = (onFault: ServerLog['patternRefused']): PatternFaults => {
  const fields = new Map<string, readonly string[]>();
  return {
    watch: async (brand, path, answer) => {
      if (path !== registerSettings.path || !answer.ok) return;
      const known = fields.get(brand) ?? [];
      const refused = refusedFields(
        await answer
          .clone()
          .text()
          .catch(() => ''),
      );
      for (const field of refused) if (!known.includes(field)) onFault({ brand, field });
      fields.set(brand, refused);
    },
    of: (brand) => (fields.get(brand) ?? []).map(findingOf),
  };
};
