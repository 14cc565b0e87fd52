import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { launch } from '#schemas/calls/games.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import { answer, BROKEN } from '../../../.storybook/page-states.ts';
import { GameFramePage } from './game-frame-page.tsx';

const GAME = { nodeId: 7, vassalage: 'LUNA', gameType: 'RNG', gameName: 'Golden Gem' };
const ADDRESS = 'http://games.localhost:4000/play?ticket=story';

/** The page as a launch leaves it: an address, and after a reload the game whose address was used up. */
function Kept({ url, game = null }: { url: string; game?: typeof GAME | null }) {
  writeSession('iframeUrl', url);
  writeSession('iframeGame', game === null ? null : JSON.stringify(game));
  return (
    <Routes>
      <Route path="/game" element={<GameFramePage />} />
      <Route path="/index" element={<p className="p-6">Home</p>} />
    </Routes>
  );
}

const meta = {
  title: 'Pages/Game in the page',
  component: GameFramePage,
  parameters: { route: '/game', session: 'player' },
  render: () => <Kept url={ADDRESS} />,
} satisfies Meta<typeof GameFramePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {};

/** After a reload the game starts anew. */
export const Loading: Story = {
  render: () => <Kept url={ADDRESS} game={GAME} />,
  parameters: { answers: answer(launch, 'pending') },
};

export const Failed: Story = {
  render: () => <Kept url={ADDRESS} game={GAME} />,
  parameters: { answers: answer(launch, BROKEN) },
};

/** Without a member it leads home. */
export const Visitor: Story = { parameters: { session: 'visitor' } };

/** So does an address that the brand does not allow. */
export const NotAllowed: Story = { render: () => <Kept url="https://elsewhere.example/play" /> };
