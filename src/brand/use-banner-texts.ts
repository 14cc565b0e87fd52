import { useTranslation } from 'react-i18next';
import { brandText } from './brand-text.ts';

export interface BannerTexts {
  readonly title: string | null;
  readonly text: string | null;
  readonly action: string | null;
}

/** The brand's own texts for a banner, from the keys `banner.<bannerId>.title`, `.text` and `.action`; `null` for each missing text. */
export const useBannerTexts = (bannerId: string): BannerTexts => {
  const { i18n } = useTranslation('brand');
  const textOf = (part: keyof BannerTexts): string | null => brandText(i18n, `banner.${bannerId}.${part}`);
  return { title: textOf('title'), text: textOf('text'), action: textOf('action') };
};
