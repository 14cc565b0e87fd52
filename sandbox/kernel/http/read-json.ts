import type { Static, TSchema } from 'typebox';
import { checkExact } from './check-value.ts';
import { refuseUnstorableText } from './check-text.ts';
import { createFieldProblem } from './create-problem.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';

/** Reads and validates the JSON body of a request that is not a call of the API. Throws a problem with the code `validation`. */
export const readJson = async <S extends TSchema>(request: Request, schema: S): Promise<Static<S>> => {
  const input = parseJson(await readBody(request));
  refuseUnstorableText(input);
  const wrong = checkExact(schema)(input);
  if (wrong !== null) throw createFieldProblem(wrong);
  return input as Static<S>;
};
