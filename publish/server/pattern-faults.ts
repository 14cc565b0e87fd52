import { registerSettings } from '#schemas/calls/account.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Finding } from '#schemas/checks/finding.ts';
import { compilePattern } from '#schemas/forms/field-rule-schema.ts';
import type { ServerLog } from './server-log.ts';

const ANYTHING = '*';

/** The fields of an answer with registration rules whose pattern browsers cannot apply; none where the answer is anything else. */
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
  message: 'The pattern is not one that browsers can apply, so the form accepts any text and the platform decides.',
  remedy: 'Write it as a regular expression of JavaScript.',
  block: null,
});

interface PatternFaults {
  /** Reads an answer of a brand's platform, of which the caller still has the body. */
  readonly watch: (brand: string, path: string, answer: Response) => Promise<void>;
  /** What the last answer with rules had wrong. */
  readonly of: (brand: string) => readonly Finding[];
}

/** Looks for patterns that browsers cannot apply in the registration rules that pass through, logs each once, and keeps them for the operator's page. */
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
