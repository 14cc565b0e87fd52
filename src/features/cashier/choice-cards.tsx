import type { ReactElement, ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';

export interface ChoiceCard {
  readonly value: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** Why this choice is incompatible with the other values of the form. */
  readonly misfit?: string | undefined;
  /** An image in front of the title. */
  readonly picture?: ReactElement;
  readonly icon?: IconName;
}

const LAYOUTS = {
  grid: {
    list: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(13rem,(100%-0.5rem)/2)),1fr))] gap-2',
    card: 'items-center',
  },
  rows: { list: 'grid gap-2', card: 'items-center' },
  // Extends to the edges of a narrow page. The padding prevents focus rings from being clipped.
  strip: {
    list: '-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:scroll-px-6 sm:px-6 @5xl/dialog:mx-0 @5xl/dialog:flex-wrap @5xl/dialog:px-0',
    card: 'w-[min(17rem,88%)] shrink-0 snap-start items-start @5xl/dialog:w-[calc(50%-0.25rem)]',
  },
} as const;

/** Radio buttons styled as cards, each with an optional explanation. */
export function ChoiceCards({
  name,
  label,
  choices,
  chosen,
  layout = 'grid',
  onChoose,
}: {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly ChoiceCard[];
  readonly chosen: string;
  readonly layout?: keyof typeof LAYOUTS;
  readonly onChoose: (value: string) => void;
}) {
  const look = LAYOUTS[layout];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className={look.list}>
        {choices.map(({ value, title, text, misfit, picture, icon }) => (
          <label
            key={value}
            className={classNames(
              'flex min-h-14 cursor-pointer gap-3 rounded-control border bg-raised px-3 py-2.5 outline-focus transition-colors duration-150 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-1 motion-reduce:transition-none',
              look.card,
              value === chosen
                ? 'border-primary-ink forced-colors:border-2 forced-colors:border-[Highlight]'
                : 'border-field-line hover:border-ink-muted',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="size-5 shrink-0 cursor-pointer accent-primary outline-none"
            />
            {picture}
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-semibold wrap-anywhere">{title}</span>
              {misfit !== undefined && (
                <span className="mt-0.5 flex items-start gap-1 text-xs font-medium text-pretty text-accent-ink">
                  <Icon name="info" className="size-4 shrink-0" />
                  <span className="min-w-0">{misfit}</span>
                </span>
              )}
              {text !== undefined && <span className="block text-xs text-pretty text-ink-muted">{text}</span>}
            </span>
            {icon !== undefined && <Icon name={icon} className="size-5 text-ink-muted" />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
