import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { Icon } from '#src/ui/icon.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { LevelFrame } from './level-frame.tsx';
import { LevelList } from './level-list.tsx';
import { MemberList } from './member-list.tsx';
import { TeamTree } from './team-tree.tsx';
import { useAgentTexts } from './texts.ts';
import { useFound, useLevel } from './use-level.ts';

const PAUSE_MS = 300;
const WIDE = '(min-width: 768px)';
const LONGEST = 60;

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const isWide = (): boolean => matchMedia(WIDE).matches;

interface Choosing {
  readonly onChoose: (account: string) => void;
}

function Tree({ onChoose }: Choosing) {
  const list = useLevel(null);
  return (
    <LevelFrame list={list}>
      <TeamTree list={list} onChoose={onChoose} />
    </LevelFrame>
  );
}

function Found({ search, onChoose }: Choosing & { readonly search: string }) {
  const t = useAgentTexts();
  const list = useFound(search);
  return (
    <LevelFrame list={list} search={search}>
      <MemberList label={t('team.found')} list={list} onChoose={onChoose} />
    </LevelFrame>
  );
}

/** The team: a tree, on phones level by level, or whom a search finds. After a member's page was closed the member has the focus again. */
export function TeamBrowser({ chosen, onChoose }: Choosing & { readonly chosen: string | null }) {
  const t = useAgentTexts();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const hasTree = useSyncExternalStore(subscribe, isWide);
  const left = useRef(chosen);
  const focusLeft = useEffectEvent(() => {
    const row = [...(root.current?.querySelectorAll<HTMLElement>('[data-account]') ?? [])].find(
      ({ dataset }) => dataset['account'] === left.current,
    );
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
      {search !== '' ? (
        <Found search={search} onChoose={onChoose} />
      ) : hasTree ? (
        <Tree onChoose={onChoose} />
      ) : (
        <LevelList onChoose={onChoose} />
      )}
    </div>
  );
}
