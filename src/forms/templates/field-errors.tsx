import { errorId, type FieldErrorProps } from '@rjsf/utils';

/** What is wrong with a list or an object as a whole. */
export function FieldErrors({ errors, fieldPathId }: FieldErrorProps) {
  if (errors === undefined || errors.length === 0) return null;
  return (
    <ul id={errorId(fieldPathId)} className="mt-1.5 space-y-1 text-xs text-danger-ink">
      {[...new Set(errors)].map((error) => (
        <li key={typeof error === 'string' ? error : error.key}>{error}</li>
      ))}
    </ul>
  );
}
