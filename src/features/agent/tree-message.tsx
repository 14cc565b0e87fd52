import type { PagedList } from '#src/platform/use-paged-call.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { useAgentTexts } from './texts.ts';
import { indentOf } from './tree-indent.ts';
import type { TreeControl } from './tree-control.ts';

type Branch = Pick<PagedList<unknown>, 'data' | 'isError' | 'next' | 'loadMore' | 'refetch'>;

/** The last item of a branch that is still loading, failed to load or has more members; a click retries or loads more. */
export function TreeMessage({
  id,
  level,
  state: { data, isError, next, loadMore, refetch },
  control: { active, setActive },
}: {
  readonly id: string;
  readonly level: number;
  readonly state: Branch;
  readonly control: Pick<TreeControl, 'active' | 'setActive'>;
}) {
  const t = useAgentTexts();
  const lists = useListTexts();
  const common = useCommonTexts();
  const isLoading = next === 'loading' || (data === undefined && !isError);
  const isFailed = next === 'failed' || (data === undefined && isError);
  const text = isLoading ? common('loading') : isFailed ? t('team.branch.failed') : lists('more');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the key handler of the tree covers all items
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      aria-busy={isLoading || undefined}
      tabIndex={active === id ? 0 : -1}
      data-key={id}
      onFocus={() => setActive(id)}
      onClick={(event) => {
        event.stopPropagation();
        if (isLoading) return;
        if (data === undefined) refetch();
        else loadMore();
      }}
      className={classNames(
        'cursor-pointer py-2 pe-4 text-sm outline-none hover:bg-ink/5 focus-visible:bg-primary/10',
        isLoading || isFailed ? 'text-ink-muted' : 'font-medium text-primary-ink',
        indentOf(level),
      )}
    >
      <span className="ps-9">{text}</span>
    </li>
  );
}
