import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { LevelFrame } from './level-frame.tsx';
import { TeamPath } from './team-path.tsx';
import { TeamTable } from './team-table.tsx';
import { TeamTree } from './team-tree.tsx';
import { useAgentTexts } from './texts.ts';
import { useLevel, useMembers, type Listed } from './use-level.ts';

const PAUSE_MS = 300;
const WIDE = '(min-width: 768px)';
const LONGEST = 60;

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const isWide = (): boolean => matchMedia(WIDE).matches;

function Tree({ under, onChoose }: { readonly under: string | null; readonly onChoose: (account: string) => void }) {
  const list = useLevel(under);
  return (
    <LevelFrame list={list} count={list.rows.length} listed={under === null ? {} : { account: under }}>
      <TeamTree list={list} onChoose={onChoose} />
    </LevelFrame>
  );
}

function Table({ label, listed }: { readonly label: string; readonly listed: Listed }) {
  const list = useMembers(listed);
  return (
    <LevelFrame list={list} count={list.count} listed={listed}>
      <TeamTable label={label} list={list} />
    </LevelFrame>
  );
}

/** The members below an account, or below the agent if `under` is `null`; shown as a tree, or on phones as a table of one level. */
function Level({ under, onChoose }: { readonly under: string | null; readonly onChoose: (account: string) => void }) {
  const t = useAgentTexts();
  const hasTree = useSyncExternalStore(subscribe, isWide);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [under]);
  const name = under ?? t('team.title');
  return (
    <div className="space-y-3">
      {under !== null && <TeamPath account={under} />}
      <h4
        ref={heading}
        tabIndex={-1}
        className={classNames('rounded-control font-display text-base font-semibold wrap-anywhere', focusRing)}
      >
        {under === null ? name : t('team.level', { account: under })}
      </h4>
      {hasTree ? (
        <Tree key={under} under={under} onChoose={onChoose} />
      ) : (
        <Table key={under} label={name} listed={under === null ? {} : { account: under }} />
      )}
    </div>
  );
}

/**
 * A search field, and below it either a member's team or the search results. When a member's details close, the focus returns to the member's row.
 */
export function TeamBrowser({
  chosen,
  under,
  onChoose,
}: {
  readonly chosen: string | null;
  readonly under: string | null;
  readonly onChoose: (account: string) => void;
}) {
  const t = useAgentTexts();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const left = useRef(chosen);
  const focusLeft = useEffectEvent(() => {
    const item = [...(root.current?.querySelectorAll<HTMLElement>('[data-account], [data-record]') ?? [])].find(
      ({ dataset }) => (dataset['account'] ?? dataset['record']) === left.current,
    );
    const row = item?.dataset['record'] === undefined ? item : item.querySelector('button');
    row?.focus();
  });
  useEffect(() => {
    if (chosen === null && left.current !== null) focusLeft();
    left.current = chosen;
  }, [chosen]);
  return (
    <div ref={root} className="space-y-4">
      <TextField
        type="search"
        label={t('team.search')}
        value={typed}
        onValue={setTyped}
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        leading={<Icon name="search" className="size-4" />}
      />
      {search === '' ? (
        <Level under={under} onChoose={onChoose} />
      ) : (
        <Table key={search} label={t('team.found')} listed={{ search }} />
      )}
    </div>
  );
}
