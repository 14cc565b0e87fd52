import { classNames } from '#src/lib/class-names.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';

export interface ChoiceCard {
  readonly value: string;
  readonly title: string;
  readonly text?: string;
  readonly icon?: IconName;
}

/** A single choice with an explanation per option; native radio buttons styled as cards. */
export function ChoiceCards({
  name,
  label,
  choices,
  chosen,
  onChoose,
}: {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly ChoiceCard[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(13rem,(100%-0.5rem)/2)),1fr))] gap-2">
        {choices.map(({ value, title, text, icon }) => (
          <label
            key={value}
            className={classNames(
              'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border bg-raised px-3 py-2.5 outline-focus transition-colors duration-150 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-1 motion-reduce:transition-none',
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
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-semibold wrap-anywhere">{title}</span>
              {text !== undefined && <span className="block text-xs text-pretty text-ink-muted">{text}</span>}
            </span>
            {icon !== undefined && <Icon name={icon} className="size-5 text-ink-muted" />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
