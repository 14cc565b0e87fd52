import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Downline } from '#schemas/team.ts';
import type { PagedList } from '#src/platform/use-paged-call.ts';
import type { TreeControl } from './tree-control.ts';
import { TREE_COLUMNS } from './tree-columns.ts';
import { TreeNode } from './tree-node.tsx';
import { TreeMessage } from './tree-message.tsx';
import { treeMove } from './tree-keys.ts';
import { useAgentTexts } from './texts.ts';

/** The team as a tree; the members of a branch load when it is expanded. */
export function TeamTree({
  list,
  onChoose,
}: {
  readonly list: PagedList<Downline>;
  readonly onChoose: (account: string) => void;
}) {
  const t = useAgentTexts();
  const root = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const toggle = (account: string, isOpen: boolean): void =>
    setOpened((before) => new Set(isOpen ? [...before, account] : [...before].filter((one) => one !== account)));
  const control: TreeControl = { isOpen: (account) => opened.has(account), toggle, active, setActive, onChoose };
  // If the item in the tab order no longer exists, make the first item reachable by Tab.
  useEffect(() => {
    if (root.current?.querySelector('[role=treeitem][tabindex="0"]') !== null) return;
    setActive(root.current.querySelector<HTMLElement>('[role=treeitem]')?.dataset['key'] ?? null);
  }, [list.rows, opened, active]);
  const move = (event: KeyboardEvent<HTMLUListElement>): void => {
    const { target, currentTarget, key, ctrlKey, altKey, metaKey } = event;
    const item = target instanceof Element ? target.closest<HTMLElement>('[role=treeitem]') : null;
    if (item === null || ctrlKey || altKey || metaKey) return;
    const made = treeMove(currentTarget, item, key);
    if (made === null) return;
    event.preventDefault();
    const account = item.dataset['account'];
    if (made.kind === 'focus') made.item.focus();
    else if (made.kind === 'choose') item.click();
    else if (account !== undefined) toggle(account, made.kind === 'open');
  };
  return (
    <div className="overflow-hidden card">
      <div
        aria-hidden="true"
        className="hidden border-b border-line py-2 ps-11 pe-4 text-xs font-medium text-ink-muted @2xl:block"
      >
        <div className={TREE_COLUMNS}>
          <span>{t('column.member')}</span>
          <span className="text-end">{t('member.balance')}</span>
          <span>{t('member.lastLogin')}</span>
          <span>{t('member.registered')}</span>
        </div>
      </div>
      <ul ref={root} role="tree" aria-label={t('team.tree')} onKeyDown={move} className="py-1">
        {list.rows.map((row, at) => (
          <TreeNode
            key={row.member.id}
            row={row}
            level={1}
            at={at}
            of={list.hasMore ? null : list.rows.length}
            control={control}
          />
        ))}
        {list.hasMore && <TreeMessage id="more" level={1} state={list} control={control} />}
      </ul>
    </div>
  );
}
