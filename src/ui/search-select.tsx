import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';
import type { SearchOption, SearchTexts } from './search-options.ts';
import { SearchTrigger } from './search-trigger.tsx';

const loadPanel = async () => (await import('./search-panel.tsx')).SearchPanel;

/** A button that opens a searchable list: below the button or, on phones, in a sheet. */
export function SearchSelect({
  label,
  trigger,
  options,
  value,
  onValue,
  onQuery,
  texts,
  disabled = false,
  onFailure,
  className,
}: {
  label: string;
  trigger: ReactNode;
  options: readonly SearchOption[];
  value: string;
  onValue: (value: string) => void;
  /** Called with each query (empty when the list opens); `options` must then be those that match. Without this, the options are filtered here. */
  onQuery?: (query: string) => void;
  texts: SearchTexts;
  disabled?: boolean;
  /** Called if the list could not be loaded. */
  onFailure?: () => void;
  className?: string;
}) {
  const chosen = options.find((option) => option.value === value);
  return (
    <SearchTrigger
      label={chosen === undefined ? label : `${label}: ${chosen.label} ${chosen.detail ?? ''}`.trim()}
      trigger={trigger}
      chunk="search-panel"
      load={loadPanel}
      panel={{ label, options, value, isSearched: onQuery !== undefined, texts, onChoose: onValue }}
      onQuery={onQuery}
      onFailure={onFailure}
      disabled={disabled}
      className={classNames(
        'inline-flex cursor-pointer items-center rounded-control disabled:cursor-default',
        focusRing,
        className,
      )}
    />
  );
}
