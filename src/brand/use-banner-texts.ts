import { useTranslation } from 'react-i18next';

export interface BannerTexts {
  readonly title: string | null;
  readonly text: string | null;
  readonly action: string | null;
}

/** The brand's own words for a banner, from `banner.<bannerId>.title`, `.text` and `.action`; null for each that it leaves out. */
export const useBannerTexts = (bannerId: string): BannerTexts => {
  const { t, i18n } = useTranslation('brand');
  const of = (part: keyof BannerTexts): string | null => {
    const key = `banner.${bannerId}.${part}`;
    return i18n.exists(key, { ns: 'brand' }) ? t(key) : null;
  };
  return { title: of('title'), text: of('text'), action: of('action') };
};
