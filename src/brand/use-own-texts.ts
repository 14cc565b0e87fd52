import { useTranslation } from 'react-i18next';
import { brandText } from './brand-text.ts';

export interface OwnTexts {
  readonly title: string | null;
  readonly text: string | null;
  readonly action: string | null;
}

/**
 * The brand's own texts for a banner or for an article of the home page, from the keys `banner.<id>.title`, `.text` and `.action`, or
 * `section.<id>.title` and so on; `null` for each missing text.
 */
export const useOwnTexts = (kind: 'banner' | 'section', id: string): OwnTexts => {
  const { i18n } = useTranslation('brand');
  const textOf = (part: keyof OwnTexts): string | null => brandText(i18n, `${kind}.${id}.${part}`);
  return { title: textOf('title'), text: textOf('text'), action: textOf('action') };
};
