import type { Catalogues } from '#schemas/language-packs/check-pack.ts';
import { pluralOf } from '#schemas/language-packs/text-form.ts';

/** Returns the id of a text, such as `site/home:games`, which all plural forms of the text share. */
export const textId = (base: Catalogues, namespace: string, key: string): string =>
  `${namespace}:${pluralOf(base.get(namespace) ?? {}, key)?.name ?? key}`;
