import { Problem } from '#schemas/problem.ts';
import { answers, fails, passes, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { gameLaunchMachine, type Launch } from './game-launch.machine.ts';

const launch: Launch = {
  game: { nodeId: 10_001, vassalage: 'PGS', gameType: 'RNG', gameName: 'Fortune Gems' },
  place: 'tab',
};
const broken = new Problem({ code: 'internal', status: 500, message: '' });

export const gameLaunchScenarios: MachineScenarios = {
  name: 'game launch',
  purpose:
    'Opens a game in a new tab or on the game page; shows a message if this takes long or fails, or if the browser blocks the tab.',
  machine: gameLaunchMachine,
  keyOf: ({ problem }: { problem: Problem | null }) => problem?.code ?? '',
  events: [
    { type: 'game.start', launch },
    { type: 'window.refuse', launch },
    { type: 'launch.cancel' },
    { type: 'launch.dismiss' },
    passes('gameLaunch.asking.quick', 'patience'),
    answers('gameLaunch.asking', 'https://games.example.test/10001'),
    fails('gameLaunch.asking', broken),
    fails('gameLaunch.asking', new Problem({ code: 'game_maintenance', status: 409, message: '' })),
    answers('gameLaunch.entering'),
    fails('gameLaunch.entering', broken),
  ],
};
