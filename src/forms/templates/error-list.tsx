import { TranslatableString, type ErrorListProps } from '@rjsf/utils';
import { Callout } from '#src/ui/callout.tsx';

/** The summary of a plain RJSF form. */
export function ErrorList({ errors, registry }: ErrorListProps) {
  return (
    <Callout tone="danger" title={registry.translateString(TranslatableString.ErrorsLabel)} className="mb-4">
      <ul>
        {[...new Set(errors.map(({ stack }) => stack))].map((stack) => (
          <li key={stack}>{stack}</li>
        ))}
      </ul>
    </Callout>
  );
}
