import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { CHIP_LINE, chipStyles } from './chip-styles.ts';
import type { Choice } from './choice-group.tsx';
import { showInRow } from './show-in-row.ts';

/** Radio buttons as one line of chips, which scrolls to the chosen chip. */
export function ChipChoice({
  label,
  choices,
  chosen,
  onChoose,
  children,
}: {
  label: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
  /** More chips at the start of the line. */
  children?: ReactNode;
}) {
  const name = useId();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chip = line.current?.querySelector(':checked')?.parentElement;
    if (line.current && chip) showInRow(line.current, chip);
  }, [chosen]);
  return (
    <div ref={line} className={CHIP_LINE}>
      {children}
      <fieldset role="radiogroup" className="flex shrink-0 gap-2">
        <legend className="sr-only">{label}</legend>
        {choices.map(({ value, label: text, disabled }) => (
          <label
            key={value}
            className={classNames(chipStyles(value === chosen), 'cursor-pointer has-[:focus-visible]:outline-2')}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={disabled}
              onChange={() => onChoose(value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            {text}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
