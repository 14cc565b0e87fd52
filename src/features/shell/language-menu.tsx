import { htmlLang, type Language } from '#schemas/languages.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Menu } from '#src/ui/menu.tsx';
import type { PopoverAlign, PopoverSide } from '#src/ui/popover.tsx';
import { languageName } from './language-name.ts';
import { offeredLanguages } from './offered-languages.ts';
import { useShellTexts } from './texts.ts';

const codeOf = (language: Language): string => (htmlLang(language).split('-')[0] ?? '').toUpperCase();

/** The brand's languages, each in its own words. */
export function LanguageMenu({
  align = 'start',
  side = 'bottom',
  triggerClassName,
}: {
  align?: PopoverAlign;
  side?: PopoverSide;
  triggerClassName?: string;
}) {
  const t = useShellTexts();
  const { language, change } = useLanguage();
  const { languages } = useBrand();
  return (
    <Menu
      label={t('language.label', { code: codeOf(language) })}
      align={align}
      side={side}
      {...(triggerClassName === undefined ? {} : { triggerClassName })}
      trigger={
        <>
          <Icon name="globe" />
          <span className="text-sm font-medium">{codeOf(language)}</span>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
      items={() =>
        offeredLanguages(languages).map((code) => ({
          id: code,
          label: languageName(htmlLang(code)),
          lang: htmlLang(code),
          checked: code === language,
        }))
      }
      onSelect={(code) => void change(code)}
    />
  );
}
