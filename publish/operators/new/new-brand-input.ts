import { Type, type Static } from 'typebox';
import { closed, language, oneOf } from '#schemas/brand-parts.ts';
import { text, token } from '#schemas/brand-values.ts';
import { requiredBlocks } from '#schemas/brand.ts';
import { JURISDICTIONS } from '#schemas/jurisdictions.ts';

/** The input for a new brand. */
export const newBrandInput = closed({
  id: requiredBlocks.id,
  name: requiredBlocks.name,
  look: Type.Union([Type.String(), Type.Null()], {
    description: 'The look on which the brand builds and its version, such as velvet@1; null for a logo with colours.',
  }),
  logo: Type.Union(
    [
      closed({
        name: Type.String({ description: 'The name of the file, such as logo.svg.' }),
        bytes: Type.Unsafe<Uint8Array>({ description: 'The content of the file.' }),
      }),
      Type.Null(),
    ],
    { description: 'The logo; null for the name as a word in the font of the look.' },
  ),
  colors: Type.Array(Type.String(), {
    maxItems: 3,
    description:
      'The colour of the main action, of the accent, and of header and footer, each as #rrggbb; empty for the colours of the look.',
  }),
  languages: Type.Array(language, {
    minItems: 1,
    uniqueItems: true,
    description: 'The languages of the brand; the first one is the default.',
  }),
  jurisdiction: oneOf(JURISDICTIONS, { description: 'The jurisdiction whose rules apply.' }),
  currency: requiredBlocks.currency.properties.code,
  merchant: token(40, 'The id and code of the merchant on the platform.'),
  helpline: Type.Union(
    [
      closed({
        name: text(80, 'The name of the helpline.'),
        contact: text(2048, 'Its phone number or https address.'),
      }),
      Type.Null(),
    ],
    { description: 'A helpline for problem gambling; some jurisdictions require one.' },
  ),
});

export type NewBrandInput = Static<typeof newBrandInput>;
