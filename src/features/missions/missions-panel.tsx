import { useState } from 'react';
import type { operationMachine } from '#machines/operation/operation.machine.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { MissionList } from './mission-list.tsx';
import { useMissionsTexts } from './texts.ts';

const VIEWS = ['missions', 'leaderboard'] as const;
type View = (typeof VIEWS)[number];

/** The member's missions and the leaderboard of the week. */
export function MissionsPanel({
  view = 'missions',
  machine,
}: {
  readonly view?: View;
  readonly machine?: typeof operationMachine;
}) {
  const t = useMissionsTexts();
  const [selected, setSelected] = useState<View>(view);
  return (
    <Tabs
      label={t('views')}
      tabs={VIEWS.map((id) => ({ id, label: t(id) }))}
      selected={selected}
      onSelect={setSelected}
      className="@container"
    >
      <div className="pt-5">{selected === 'missions' ? <MissionList machine={machine} /> : <Leaderboard />}</div>
    </Tabs>
  );
}
