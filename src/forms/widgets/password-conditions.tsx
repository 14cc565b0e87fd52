import { useState } from 'react';
import { fillBounds } from '#schemas/forms/bounds-text.ts';
import type { FieldSchema } from '#schemas/forms/form-schema.ts';
import { passwordConditions, type PasswordConditionId } from '#schemas/forms/password-conditions.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { FormTexts } from '../form-texts.tsx';

const SPOKEN_AFTER_MS = 1_000;

/** Returns the ids of the conditions that a password does not meet, joined to a string so that an unchanged result causes no render. */
export const unmetConditions = (schema: FieldSchema, password: string): string =>
  passwordConditions(schema)
    .filter(({ isMet }) => !isMet(password))
    .map(({ id }) => id)
    .join(' ');

/** A list of the conditions of a password, each marked as met or not. The unmet ones are announced when the user pauses typing. */
export function PasswordConditions({
  schema,
  unmet,
  texts: { t, tag },
}: {
  readonly schema: FieldSchema;
  /** The result of `unmetConditions`. */
  readonly unmet: string;
  readonly texts: FormTexts;
}) {
  const [first] = useState(unmet);
  const spoken = useDebounced(unmet, SPOKEN_AFTER_MS);
  const { minLength: min = 0, maxLength: max = 0 } = schema;
  const textOf = (id: PasswordConditionId): string => fillBounds(t(`password.is.${id}`) ?? '', { min, max });
  const conditions = passwordConditions(schema);
  if (conditions.length === 0) return null;
  const isUnmet = (id: PasswordConditionId, among = unmet): boolean => among.split(' ').includes(id);
  const missing = conditions.filter(({ id }) => isUnmet(id, spoken)).map(({ id }) => textOf(id));
  // A function, so that it runs only when needed: the first `Intl.ListFormat` of a page costs almost as much as mounting a whole form.
  const announcement = (): string | null =>
    missing.length === 0
      ? t('password.all')
      : t('password.left', { list: new Intl.ListFormat(tag, { style: 'narrow' }).format(missing) });
  return (
    <>
      <ul className="flex flex-col gap-0.5">
        {conditions.map(({ id }) => (
          <li key={id} className={classNames('flex items-start gap-1.5', !isUnmet(id) && 'text-success-ink')}>
            {isUnmet(id) ? (
              <span
                aria-hidden="true"
                className="mx-1.25 mt-1.25 size-1.5 shrink-0 rounded-full border border-current"
              />
            ) : (
              <Icon name="check" className="mt-px size-4" />
            )}
            <span>
              <span>{textOf(id)}</span>
              <VisuallyHidden>{`, ${t(isUnmet(id) ? 'password.unmet' : 'password.met') ?? ''}`}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <output>{spoken === first ? '' : announcement()}</output>
      </VisuallyHidden>
    </>
  );
}
