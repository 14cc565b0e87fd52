import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';

/** The classes for text with markup. */
export const RICH_TEXT = classNames(
  'max-w-prose space-y-3 leading-relaxed wrap-anywhere',
  '[&_a]:rounded-control [&_a]:font-medium [&_a]:text-primary-ink [&_a]:underline [&_a]:outline-focus [&_a]:focus-visible:outline-2',
  '[&_ol]:list-decimal [&_ol]:space-y-1 [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:ps-6',
  '[&_blockquote]:border-s-4 [&_blockquote]:border-line [&_blockquote]:ps-4 [&_hr]:border-line [&_img]:max-w-full [&_img]:rounded-card',
  '[&_pre]:whitespace-pre-wrap [&_table]:w-full [&_table]:text-sm [&_table]:wrap-break-word',
  '[&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:p-2 [&_th]:text-start',
);

/** The classes of the box around a table, which scrolls if the table is wider than the text area. */
export const TABLE_FRAME = `overflow-x-auto rounded-control ${focusRing}`;
