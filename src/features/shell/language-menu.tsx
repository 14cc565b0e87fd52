import { htmlLang, type Language } from '#schemas/languages.ts';
import type { Brand } from '#schemas/brand.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Menu } from '#src/ui/menu.tsx';
import type { PopoverAlign, PopoverSide } from '#src/ui/panel-placement.ts';
import { useShellTexts } from './texts.ts';

/** Returns the native name of a language by its BCP 47 tag, such as `ไทย` for `th`. */
export const languageName = (tag: string): string => {
  const name = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};

/** Returns the languages of the menu: the supported ones in the brand's list for the header, or all supported ones if there is no such list. */
export const offeredLanguages = ({ supported, header }: Brand['languages']): readonly Language[] =>
  header?.filter((language) => supported.includes(language)) ?? supported;

const codeOf = (language: Language): string => (htmlLang(language).split('-')[0] ?? '').toUpperCase();

/** A menu of the brand's languages, each with its native name. */
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
