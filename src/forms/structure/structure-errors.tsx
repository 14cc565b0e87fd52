import { TranslatableString, type ErrorListProps } from '@rjsf/utils';
import { Callout } from '#src/ui/callout.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';

export const SUMMARY_ID = 'structure-errors';

/** RJSF names what is wrong by a way such as `.hosts.0` or `['a-b']`, and elements by `root_hosts_0`. */
const elementIdOf = (property: string): string =>
  ['root', ...property.split(/\.|\['|'\]/u).filter((part) => part !== '')].join('_');

const focusField = (property: string): void => {
  const element = document.getElementById(elementIdOf(property));
  const control =
    element?.matches('input, select, textarea') === true
      ? element
      : element?.querySelector<HTMLElement>('input, select, textarea, button');
  (control ?? element)?.focus();
};

/** Everything that is wrong, each a way to its field. */
export function StructureErrors({ errors, registry }: ErrorListProps) {
  return (
    <Callout tone="danger" title={registry.translateString(TranslatableString.ErrorsLabel)} className="mb-4">
      <ul id={SUMMARY_ID} tabIndex={-1} className={`space-y-1 ${focusRing}`}>
        {errors.map(({ property = '', stack }) => (
          <li key={property + stack}>
            <button
              type="button"
              onClick={() => focusField(property)}
              className={`min-h-6 text-start underline underline-offset-2 ${focusRing}`}
            >
              {stack}
            </button>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
