import { useMemo, useState, type ReactNode } from 'react';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { Button } from '#src/ui/button.tsx';
import { ChipChoice } from '#src/ui/chip-choice.tsx';
import { MOST_RECORD_DAYS } from '#schemas/record-names.ts';
import type { FieldSchema, FieldUi, FormDefinition } from '#schemas/forms/form-schema.ts';
import { daysOf, isMoments, PRESETS, rangeProblem, type ChosenRange } from './record-range.ts';
import { useRecordsTexts } from './texts.ts';
import { useToday } from './use-today.ts';

/** Earlier than any record. */
const FIRST_DAY = '2000-01-01';

const daySchema: FieldSchema = { type: 'string', format: 'date' };

const dayField = (labelKey: string, last: string): FieldUi => ({
  'ui:widget': 'day',
  'ui:options': { labelKey, keptInDraft: false, submitted: true, trimmed: true, days: { first: FIRST_DAY, last } },
});

/** Creates a form for two days, neither of which may be later than `last`. */
const rangeForm = (last: string): FormDefinition => ({
  schema: { type: 'object', required: ['first', 'last'], properties: { first: daySchema, last: daySchema } },
  ui: {
    order: ['first', 'last'],
    groups: [],
    fields: { first: dayField('field.firstDay', last), last: dayField('field.lastDay', last) },
  },
});

const OWN = 'own';

/** A form for a custom range of days. A range that the platform would reject is reported at the field and not requested. */
function OwnRange({ range, onRange }: { readonly range: ChosenRange; readonly onRange: (range: ChosenRange) => void }) {
  const t = useRecordsTexts();
  const today = useToday();
  const form = useMemo(() => rangeForm(today), [today]);
  const [initial] = useState(() => ({ ...daysOf(range, today) }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>> | null>(null);
  return (
    <div className="max-w-sm rounded-card border border-line bg-raised p-3">
      <SchemaForm
        form={form}
        label={t('range.own')}
        initial={initial}
        serverErrors={errors}
        onSubmit={({ first, last }) => {
          if (typeof first !== 'string' || typeof last !== 'string') return;
          const days = { first, last };
          const problem = rangeProblem(days);
          if (problem !== null) setErrors({ last: t(`range.${problem}`, { count: MOST_RECORD_DAYS }) });
          else onRange(days);
        }}
      >
        <Button type="submit" variant="secondary">
          {t('range.show')}
        </Button>
      </SchemaForm>
    </div>
  );
}

/** A row of chips that choose the days of a list: one for each preset, and one that opens a form for a custom range. */
export function RangePicker({
  range,
  onRange,
  children,
}: {
  readonly range: ChosenRange;
  readonly onRange: (range: ChosenRange) => void;
  /** More chips, before the ones for the days. */
  readonly children?: ReactNode;
}) {
  const t = useRecordsTexts();
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = isAsking || typeof range === 'object';
  return (
    <div className="space-y-3">
      <ChipChoice
        label={t('range.label')}
        choices={[
          ...PRESETS.map((preset) => ({ value: preset, label: t(`range.${preset}`) })),
          { value: OWN, label: t('range.own') },
        ]}
        chosen={isOwn ? OWN : range}
        onChoose={(value) => {
          const preset = PRESETS.find((name) => name === value);
          setIsAsking(preset === undefined);
          if (preset !== undefined) onRange(preset);
        }}
      >
        {children}
      </ChipChoice>
      {isMoments(range) && (
        <p className="text-sm text-pretty text-ink-muted">
          {t('range.moments', {
            from: formatLocalMinute(range.from),
            to: formatLocalMinute(range.to),
          })}
        </p>
      )}
      {isOwn && <OwnRange range={range} onRange={onRange} />}
    </div>
  );
}
