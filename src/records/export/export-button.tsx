import { useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Button } from '#src/ui/button.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Menu } from '#src/ui/menu.tsx';
import type { PopoverAlign } from '#src/ui/panel-placement.ts';
import { useKeptFocus } from '#src/ui/use-kept-focus.ts';
import { FORMATS, useExport, type Exported } from './use-export.ts';

/** A menu of the export formats. During an export, the progress and a cancel button replace the menu. */
export function ExportButton({ align, ...exported }: Exported & { readonly align: PopoverAlign }) {
  const t = useRecordsTexts();
  const lists = useListTexts();
  const common = useCommonTexts();
  const { progress, save, cancel } = useExport(exported);
  const group = useRef<HTMLFieldSetElement>(null);
  const part = useKeptFocus(group);
  const isWriting = progress === 'writing';
  return (
    <div ref={part}>
      <fieldset
        ref={group}
        aria-label={t('export')}
        tabIndex={-1}
        className={classNames('flex w-fit min-w-0 flex-wrap items-center gap-2 rounded-control', focusRing)}
      >
        {progress === null ? (
          <Menu
            label={t('export')}
            align={align}
            triggerClassName={buttonStyles('secondary', 'sm')}
            trigger={
              <>
                <Icon name="download" className="size-5" />
                <span className="min-w-0">{t('export')}</span>
                <Icon name="chevron-down" className="size-4" />
              </>
            }
            items={FORMATS.map((format) => ({ id: format, label: t(`export.${format}`) }))}
            onSelect={(format) => void save(format)}
          />
        ) : (
          <>
            <label className="flex items-center gap-2 text-sm text-ink-muted">
              <progress
                {...(isWriting ? {} : { max: progress.pages, value: progress.loaded })}
                className="h-2 w-20 accent-primary"
              />
              <span>
                {isWriting ? t('export.writing') : lists('page', { page: progress.loaded, pages: progress.pages })}
              </span>
            </label>
            <Button size="sm" variant="quiet" onClick={cancel}>
              {common('cancel')}
            </Button>
          </>
        )}
      </fieldset>
    </div>
  );
}
