/** The box of every field: 48 px high on phones with 16 px text, because iOS zooms into smaller text; 40 px high from 640 px on. */
export const fieldBox =
  'flex min-h-12 w-full items-center gap-2 rounded-control border bg-raised text-ink transition duration-150 sm:min-h-10 ' +
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-1 outline-focus has-[>:is(input,select):disabled]:opacity-60';

export const fieldEdge = (invalid: boolean): string =>
  invalid ? 'border-danger-ink' : 'border-field-line hover:border-ink-muted';

/** The bare input inside the box. */
export const fieldInput =
  'w-full min-w-0 flex-1 self-stretch bg-transparent text-base text-ellipsis text-ink outline-none placeholder:text-ink-muted sm:text-sm';
