import { Type } from 'typebox';
import { implement } from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { openapiText } from './generate/openapi.ts';

/** `marquee openapi`. */
export const openapiCommand = implement(
  Type.Object({ openapi: Type.String(), paths: Type.Object({}) }, { description: 'An OpenAPI 3.1 document.' }),
  () => {
    const text = openapiText();
    return { exit: EXIT.done, result: JSON.parse(text) as { openapi: string; paths: object }, text };
  },
);
