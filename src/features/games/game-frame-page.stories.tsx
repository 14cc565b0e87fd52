import { Route, Routes } from 'react-router-dom';
import { launch } from '#schemas/calls/games.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import { pageStories } from '#storybook/page-stories.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { GameFramePage } from './game-frame-page.tsx';

const GAME = { nodeId: 7, vassalage: 'LUNA', gameType: 'RNG', gameName: 'Golden Gem' };
const ADDRESS = 'http://games.localhost:4000/play?ticket=story';

/** Renders the page with a stored launch URL; with `game`, as after a reload, when the URL has already been used. */
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

const page = pageStories(GameFramePage, { route: '/game', session: 'player', render: () => <Kept url={ADDRESS} /> });

export default { title: 'Pages/Game in the page', ...page.meta };

export const Opened = page.variant();

/** After a reload, while the game is being launched again. */
export const Loading = page.variant({
  render: () => <Kept url={ADDRESS} game={GAME} />,
  answers: answer(launch, 'pending'),
});
export const Failed = page.variant({
  render: () => <Kept url={ADDRESS} game={GAME} />,
  answers: answer(launch, BROKEN),
});

/** A visitor is redirected to the home page. */
export const Visitor = page.variant({ session: 'visitor' });

/** A launch URL that the brand does not allow redirects to the home page. */
export const NotAllowed = page.variant({ render: () => <Kept url="https://elsewhere.example/play" /> });
