import { createFieldProblem } from './create-problem.ts';

/** Matches text that PostgreSQL cannot store: the character NUL, or half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

const unstorableField = (value: unknown, field: string): string | null => {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? field : null;
  if (value instanceof File) return UNSTORABLE.test(value.name) ? field : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const path = field === '' ? key : `${field}.${key}`;
    const found = UNSTORABLE.test(key) ? path : unstorableField(part, path);
    if (found !== null) return found;
  }
  return null;
};

/** Throws a problem at the field if an input contains, at any depth, text that the database cannot store. */
export const refuseUnstorableText = (input: unknown): void => {
  const field = unstorableField(input, '');
  if (field !== null) throw createFieldProblem({ [field]: 'format' });
};
