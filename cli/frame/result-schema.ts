import { Type, type TSchema } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';

/** A finding of a check. */
export const findingSchema = closed({
  file: Type.String({ description: 'The path of the file in the folder of the brand or language.' }),
  pointer: Type.String({ description: 'The JSON pointer to the faulty value; empty for the whole file.' }),
  level: Type.Enum(['error', 'warning']),
  code: Type.String({ description: 'The kind of finding, such as contrast.' }),
  message: Type.String(),
  remedy: Type.String(),
  block: Type.Union([Type.String(), Type.Null()], {
    description: 'The block of brand.json, or texts; null for the whole file.',
  }),
});

const failureSchema = closed(
  {
    error: closed({
      code: Type.String({ description: 'The kind of error, such as unknown-brand.' }),
      message: Type.String({ description: 'What is wrong and what to do about it.' }),
      findings: Type.Array(findingSchema, { description: 'The findings because of which the command was refused.' }),
    }),
  },
  { description: 'Why the command was refused or failed.' },
);

/** The JSON schema of everything that a command prints with `--json`: its result, or the reason for its failure. */
export const documentSchema = (result: TSchema): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  anyOf: [result, failureSchema],
});
