import { useLanguage } from '#src/texts/use-language.ts';
import type { SiteResource } from './site-resources.ts';
import { useShellTexts } from './texts.ts';

/** A resource's name: the house's own in English, ours in the other languages. */
export const useResourceName = (): ((resource: SiteResource) => string) => {
  const t = useShellTexts();
  const { language } = useLanguage();
  return (resource) =>
    language === 'EN' && resource.labelNameEn !== '' ? resource.labelNameEn : t(`resource.${resource.type}`);
};
