import { useId, type MouseEvent } from 'react';
import type { Downline } from '#schemas/team.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { TreeControl } from './tree-control.ts';
import { TreeMessage } from './tree-message.tsx';
import { useAgentTexts } from './texts.ts';
import { TREE_COLUMNS, TREE_TIME } from './tree-columns.ts';
import { indentOf } from './tree-indent.ts';
import { useLevel } from './use-level.ts';
import { useTeamWords } from './use-team-words.ts';

/** The members directly below an account. */
function Branch({ account, level, control }: { account: string; level: number; control: TreeControl }) {
  const list = useLevel(account);
  const isWhole = list.data !== undefined && !list.hasMore;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element has this role inside a tree
    <ul role="group">
      {list.rows.map((row, at) => (
        <TreeNode
          key={row.member.id}
          row={row}
          level={level}
          at={at}
          of={list.hasMore ? null : list.rows.length}
          control={control}
        />
      ))}
      {!isWhole && <TreeMessage id={`more ${account}`} level={level} state={list} control={control} />}
    </ul>
  );
}

/** A member in the tree. A click opens the member's details; a click on the arrow expands the branch. */
export function TreeNode({
  row: { member, teamSize, direct, balance, contracts, lastLogin, registered },
  level,
  at,
  of,
  control,
}: {
  readonly row: Downline;
  readonly level: number;
  readonly at: number;
  /** The number of items in this branch, or `null` while it is unknown. */
  readonly of: number | null;
  readonly control: TreeControl;
}) {
  const t = useAgentTexts();
  const money = useMoney();
  const { place, kinds } = useTeamWords();
  const id = useId();
  const { account } = member;
  const isOpen = control.isOpen(account);
  const press = (event: MouseEvent<HTMLLIElement>): void => {
    event.stopPropagation();
    const isArrow = event.target instanceof Element && event.target.closest('[data-arrow]') !== null;
    if (isArrow && direct > 0) control.toggle(account, !isOpen);
    else control.onChoose(account);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the key handler of the tree covers all items
    <li
      role="treeitem"
      aria-labelledby={id}
      aria-level={level}
      aria-posinset={at + 1}
      aria-setsize={of ?? -1}
      aria-selected={false}
      aria-expanded={direct > 0 ? isOpen : undefined}
      tabIndex={control.active === member.id ? 0 : -1}
      data-key={member.id}
      data-account={account}
      onClick={press}
      onFocus={(event) => {
        if (event.target === event.currentTarget) control.setActive(member.id);
      }}
      className="outline-none [&:focus-visible>div]:outline-2"
    >
      <div
        className={classNames(
          'flex cursor-pointer items-center gap-2 py-2 pe-4 outline-focus -outline-offset-2 hover:bg-ink/5',
          indentOf(level),
        )}
      >
        <span data-arrow className="inline-flex size-7 shrink-0 items-center justify-center rounded-control">
          {direct > 0 && <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} className="size-5" />}
        </span>
        <span id={id} className={TREE_COLUMNS}>
          <span className="min-w-0">
            <span className="text-sm font-semibold wrap-anywhere">{account}</span>{' '}
            <span className="text-xs text-ink-muted">
              <span>{place(member)}</span>
              {teamSize > 0 && <span>{` · ${t('team.below', { count: teamSize })}`}</span>}
              {contracts.length > 0 && <span>{` · ${t('member.contracts')}: ${kinds(contracts)}`}</span>}
            </span>
          </span>{' '}
          <span className="text-end text-sm whitespace-nowrap">{money(balance)}</span>{' '}
          <span className={TREE_TIME}>
            <span className="sr-only">{t('member.lastLogin')} </span>
            {lastLogin === null ? t('member.never') : formatLocalMinute(lastLogin)}
          </span>{' '}
          <span className={TREE_TIME}>
            <span className="sr-only">{t('member.registered')} </span>
            {formatLocalMinute(registered)}
          </span>
        </span>
      </div>
      {isOpen && direct > 0 && <Branch account={account} level={level + 1} control={control} />}
    </li>
  );
}
