import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useFormContext } from './form-context.ts';

/**
 * The fields of a form: the brand's groups under their headings, then the remaining fields in order. In a form with steps, the fields of all steps
 * stay mounted and keep their input, but only those of the current step are visible.
 */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  const { groups, groupHeading, groupEnd: GroupEnd, store, steps } = useFormContext();
  const grouped = new Set(groups.flatMap(({ fields }) => fields));
  const others = properties.filter(({ name }) => !grouped.has(name));
  const isHidden = (name = ''): boolean => steps !== null && !steps.shown.fields.includes(name);
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ id, fields }) => (
        <FieldGroup key={id} hidden={isHidden(fields[0])} heading={steps?.titles.has(id) ? null : groupHeading(id)}>
          {properties.filter(({ name }) => fields.includes(name)).map(({ content }) => content)}
          {GroupEnd && <GroupEnd id={id} form={store} />}
        </FieldGroup>
      ))}
      {others.length > 0 && (
        <FieldGroup hidden={isHidden(others[0]?.name)} heading={null}>
          {others.map(({ content }) => content)}
        </FieldGroup>
      )}
    </div>
  );
}

/** If there is a heading, the fields are also a group for screen readers. */
function FieldGroup({ hidden, heading, children }: { hidden: boolean; heading: string | null; children: ReactNode }) {
  const hasHeading = heading !== null && heading !== '';
  const fields = (
    <div hidden={hidden} className="flex flex-col gap-4">
      {children}
    </div>
  );
  if (!hasHeading) return fields;
  return (
    <fieldset hidden={hidden} className="min-w-0">
      <legend className="mb-3 font-display text-base font-semibold text-ink">{heading}</legend>
      {fields}
    </fieldset>
  );
}
