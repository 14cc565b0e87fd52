import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';

/** One entry with its buttons; the buttons stand below on phones and beside from 640 px on. */
export function ListItem({ children, buttonsProps, hasToolbar, registry }: ArrayFieldItemTemplateProps) {
  const { ArrayFieldItemButtonsTemplate } = registry.templates;
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3 sm:flex-row sm:items-end">
      <div className="min-w-0 flex-1">{children}</div>
      {hasToolbar && (
        <div className="flex shrink-0 justify-end gap-1">
          <ArrayFieldItemButtonsTemplate {...buttonsProps} />
        </div>
      )}
    </li>
  );
}
