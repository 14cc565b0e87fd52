import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useFormContext } from './form-context.ts';

/** The fields of a form: the brand's groups under their headings, then the remaining fields in order. */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  const { groups, groupHeading, groupEnd: GroupEnd, store } = useFormContext();
  const grouped = new Set(groups.flatMap(({ fields }) => fields));
  const contentWhere = (isWanted: (name: string) => boolean) =>
    properties.filter(({ name }) => isWanted(name)).map(({ content }) => content);
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ id, fields }) => (
        <FieldGroup key={id} heading={groupHeading(id)}>
          {contentWhere((name) => fields.includes(name))}
          {GroupEnd && <GroupEnd id={id} form={store} />}
        </FieldGroup>
      ))}
      {contentWhere((name) => !grouped.has(name))}
    </div>
  );
}

/** If there is a heading, the fields are also a group for screen readers. */
function FieldGroup({ heading, children }: { heading: string | null; children: ReactNode }) {
  const fields = <div className="flex flex-col gap-4">{children}</div>;
  if (heading === null || heading === '') return fields;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-base font-semibold text-ink">{heading}</legend>
      {fields}
    </fieldset>
  );
}
