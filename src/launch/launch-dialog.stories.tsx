import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { StateValueFrom } from 'xstate';
import { gameLaunchMachine } from '#machines/game-launch/game-launch.machine.ts';
import { Problem } from '#schemas/problem.ts';
import { createStore } from '#src/lib/store.ts';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import { freezeLazyMachine } from '../../.storybook/freeze-machine.ts';
import { LaunchDialog } from './launch-dialog.tsx';
import { launchService, type Launches } from './launch-service.ts';

const GAME = { nodeId: 7, vassalage: 'LUNA', gameType: 'RNG', gameName: 'Golden Gem' };
const nothing = (): void => undefined;

/** Shows the dialog of a launch that stays in one state. */
function At({ value, problem = null }: { value: StateValueFrom<typeof gameLaunchMachine>; problem?: Problem | null }) {
  const [services] = useState(() => {
    const launches: Launches = {
      ...freezeLazyMachine(gameLaunchMachine, {
        value,
        context: { launch: { game: GAME, place: 'tab' }, url: null, problem },
      }),
      framed: createStore(null),
      start: nothing,
      cancel: nothing,
      dismiss: nothing,
      leaveFramed: nothing,
    };
    return [provide(launchService, launches)];
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

export const Slow: Story = { args: { value: { asking: 'slow' } } };

export const NoTabAllowed: Story = { args: { value: 'blocked' } };

export const Maintenance: Story = {
  args: { value: 'failed', problem: new Problem({ code: 'game_maintenance', status: 503, message: '' }) },
};

export const NoNetwork: Story = {
  args: { value: 'failed', problem: new Problem({ code: 'network', status: 0, message: '' }) },
};
