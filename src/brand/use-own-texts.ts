import { useTranslation } from 'react-i18next';
import { brandText } from './brand-text.ts';

export interface OwnTexts {
  readonly title: string | null;
  readonly text: string | null;
  readonly action: string | null;
}

/**
 * The brand's own texts `<name>.title`, `.text` and `.action`, such as those of the banner `banner.<id>` or of the article `section.<id>`; `null` for
 * each missing text.
 */
export const useOwnTexts = (name: `banner.${string}` | `section.${string}` | 'notFound'): OwnTexts => {
  const { i18n } = useTranslation('brand');
  const textOf = (part: keyof OwnTexts): string | null => brandText(i18n, `${name}.${part}`);
  return { title: textOf('title'), text: textOf('text'), action: textOf('action') };
};
