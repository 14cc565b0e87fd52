import type { Catalogues } from '#schemas/language-packs/check-pack.ts';
import { pluralOf } from '#schemas/language-packs/text-form.ts';

/** Returns the id of a text, which all forms of a plural text share, such as `site/home:games`. */
export const textId = (base: Catalogues, namespace: string, key: string): string =>
  `${namespace}:${pluralOf(base.get(namespace) ?? {}, key)?.name ?? key}`;
