import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { LaunchView } from './launch-hub.ts';
import { LaunchContext, type LaunchHub } from './launch-hub.ts';
import { LaunchDialog } from './launch-dialog.tsx';
import { Problem } from '#schemas/problem.ts';

const GAME = { nodeId: 7, vassalage: 'LUNA', gameType: 'RNG', gameName: 'Golden Gem' };

/** A hub that stands still at a phase. */
function At({ phase, problem = null }: Pick<LaunchView, 'phase'> & { problem?: Problem | null }) {
  const [hub] = useState((): LaunchHub => {
    const view: LaunchView = { phase, launch: { game: GAME, place: 'tab' }, problem, framed: null, tries: 1 };
    const nothing = (): void => undefined;
    return {
      view: () => view,
      subscribe: () => nothing,
      start: nothing,
      cancel: nothing,
      dismiss: nothing,
      leave: nothing,
    };
  });
  return (
    <LaunchContext value={hub}>
      <LaunchDialog />
    </LaunchContext>
  );
}

const meta = { title: 'Session/Launch dialog', component: At } satisfies Meta<typeof At>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Slow: Story = { args: { phase: 'slow' } };

export const NoTabAllowed: Story = { args: { phase: 'blocked' } };

export const Maintenance: Story = {
  args: { phase: 'failed', problem: new Problem({ code: 'game_maintenance', status: 503, message: '' }) },
};

export const NoNetwork: Story = {
  args: { phase: 'failed', problem: new Problem({ code: 'network', status: 0, message: '' }) },
};
