import { useEffect, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { LevelFrame } from './level-frame.tsx';
import { MemberList } from './member-list.tsx';
import { useAgentTexts } from './texts.ts';
import { useLevel } from './use-level.ts';

/** The team level by level, with the way back to each level above. */
export function LevelList({ onChoose }: { readonly onChoose: (account: string) => void }) {
  const t = useAgentTexts();
  const [path, setPath] = useState<readonly string[]>([]);
  const current = path.at(-1) ?? null;
  const list = useLevel(current);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [current]);
  const step = classNames('rounded-control font-medium text-primary-ink underline wrap-anywhere', focusRing);
  return (
    <div className="space-y-3">
      {path.length > 0 && (
        <nav aria-label={t('team.path')}>
          <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            {[null, ...path.slice(0, -1)].map((account, depth) => (
              <li key={account} className="after:ms-2 after:text-ink-muted after:content-['/']">
                <button type="button" className={step} onClick={() => setPath(path.slice(0, depth))}>
                  {account ?? t('team.title')}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h4
        ref={heading}
        tabIndex={-1}
        className={classNames('rounded-control font-display text-base font-semibold wrap-anywhere', focusRing)}
      >
        {current ?? t('team.title')}
      </h4>
      <LevelFrame list={list}>
        <MemberList
          label={current ?? t('team.title')}
          list={list}
          onChoose={onChoose}
          onLevel={(account) => setPath([...path, account])}
        />
      </LevelFrame>
    </div>
  );
}
