import { htmlLang, languageInfo, type Language } from '#schemas/languages.ts';
import type { Brand } from '#schemas/brand.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useService } from '#src/lib/services.tsx';
import { useStore } from '#src/lib/store.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { languageService, useLanguage } from '#src/texts/language-store.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Menu } from '#src/ui/menu.tsx';
import type { PopoverAlign, PopoverSide } from '#src/ui/panel-placement.ts';
import { SearchTrigger } from '#src/ui/search-trigger.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useShellTexts } from './texts.ts';

/** Returns the languages of the menu: the supported ones in the brand's list for the header, or all supported ones if there is no such list. */
export const offeredLanguages = ({ supported, header }: Brand['languages']): readonly Language[] =>
  header?.filter((language) => supported.includes(language)) ?? supported;

/** The maximum number of languages that a menu without a search shows. */
const MENU_LIMIT = 10;

const loadPanel = async () => (await import('./language-panel.tsx')).LanguagePanel;

/** A button that opens a list of the brand's languages, each with its native name: a menu or, for more than ten languages, a panel with a search. */
export function LanguageMenu({
  align = 'start',
  side = 'bottom',
  triggerClassName = `inline-flex min-h-10 items-center gap-1.5 rounded-control px-2 ${focusRing}`,
}: {
  align?: PopoverAlign;
  side?: PopoverSide;
  triggerClassName?: string;
}) {
  const t = useShellTexts();
  const common = useCommonTexts();
  const { language, change } = useLanguage();
  const isLoading = useStore(useService(languageService).wanted) !== language;
  const { languages } = useBrand();
  const { show } = useToasts();
  const offered = offeredLanguages(languages);
  const { short } = languageInfo(language);
  const label = t('language.label', { code: short });
  const choose = (code: Language): void => void change(code);
  const trigger = (
    <>
      {isLoading ? <Spinner /> : <Icon name="globe" />}
      <span className="text-sm font-medium">{short}</span>
      <Icon name="chevron-down" className="size-4" />
    </>
  );
  if (offered.length > MENU_LIMIT)
    return (
      <SearchTrigger
        label={label}
        trigger={trigger}
        chunk="language-panel"
        load={loadPanel}
        onFailure={() => show(common('failed'), 'danger')}
        className={triggerClassName}
        panel={{ languages: offered, onChoose: choose }}
      />
    );
  return (
    <Menu
      label={label}
      align={align}
      side={side}
      triggerClassName={triggerClassName}
      trigger={trigger}
      items={() =>
        offered.map((code) => ({
          id: code,
          label: languageInfo(code).name,
          lang: htmlLang(code),
          checked: code === language,
        }))
      }
      onSelect={choose}
    />
  );
}
