import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import { launchService, type LaunchHub, type LaunchView } from './launch-hub.ts';
import { LaunchDialog } from './launch-dialog.tsx';
import { Problem } from '#schemas/problem.ts';

const GAME = { nodeId: 7, vassalage: 'LUNA', gameType: 'RNG', gameName: 'Golden Gem' };

/** A hub that stands still at a phase. */
function At({ phase, problem = null }: Pick<LaunchView, 'phase'> & { problem?: Problem | null }) {
  const [services] = useState(() => {
    const view: LaunchView = { phase, launch: { game: GAME, place: 'tab' }, problem, framed: null, tries: 1 };
    const nothing = (): void => undefined;
    const hub: LaunchHub = {
      view: () => view,
      subscribe: () => nothing,
      start: nothing,
      cancel: nothing,
      dismiss: nothing,
      leave: nothing,
    };
    return [provide(launchService, hub)];
  });
  return (
    <ServicesProvider services={services}>
      <LaunchDialog />
    </ServicesProvider>
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
