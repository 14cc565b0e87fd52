import { exportName, flowPath, flowTitle, wayWords } from '#machines/story/plain-words.ts';
import { shortestWays } from '#machines/story/shortest-ways.ts';
import type { MachineStory } from '#machines/story/machine-story.ts';
import { MACHINE_STORIES } from '#machines/stories.ts';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** The stories of a flow: one for each state that it reaches, nearest first, named by the shortest way there. */
const storiesText = (story: MachineStory): string => {
  const states = shortestWays(story).map(
    (way) =>
      `export const ${exportName(way.at)}: StoryObj = { name: ${quoted(wayWords(way))}, parameters: { flow: { name: ${quoted(story.name)}, at: ${quoted(way.at)} } } };`,
  );
  return `// Made by \`npm run generate\` from the story of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: ${quoted(flowTitle(story))}, render: renderFlow } satisfies Meta;
export default meta;

${states.join('\n')}
`;
};

/** A file of stories for each flow. */
export const flowStoryFiles: readonly { readonly path: string; readonly make: () => string }[] = MACHINE_STORIES.map(
  (story) => ({
    path: flowPath(story),
    make: () => storiesText(story),
  }),
);
