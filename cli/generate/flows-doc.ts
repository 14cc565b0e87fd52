import { chartOf } from '#machines/story/chart.ts';
import type { MachineStory } from '#machines/story/machine-story.ts';
import {
  addressName,
  capitalised,
  flowPath,
  flowTitle,
  plain,
  stateWords,
  wayWords,
} from '#machines/story/plain-words.ts';
import { shortestWays, type Way } from '#machines/story/shortest-ways.ts';
import { MACHINE_STORIES } from '#machines/stories.ts';
import { code, pageText, tableText } from './markdown.ts';

const idOf = (state: string): string => state.replaceAll(/\W/g, '_');

/** A flow as Mermaid draws it; its title is the flow's name. */
const diagramText = (story: MachineStory): string => {
  const { start, states, arrows } = chartOf(story);
  const ends = states.filter((state) => arrows.every(({ from }) => from !== state));
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  accTitle: ${story.name}`,
    ...states.map((state) => `  state "${plain(state)}" as ${idOf(state)}`),
    `  [*] --> ${idOf(start)}`,
    ...arrows.map(({ from, to, words }) => `  ${idOf(from)} --> ${idOf(to)}: ${words.join('<br/>')}`),
    ...ends.map((state) => `  ${idOf(state)} --> [*]`),
    '```',
  ].join('\n');
};

/** What has to happen, without the state that it leads to. */
const wayThere = (way: Way): string =>
  way.events.length === 0 ? 'At the start' : wayWords(way).slice(stateWords(way.at).length + '. '.length);

const flowText = (story: MachineStory): string => {
  const ways = shortestWays(story);
  const linkTo = (way: Way, words: string): string => `[${words}](../${flowPath(story)}#${addressName(way.at)})`;
  return [
    `## ${capitalised(story.name)}`,
    story.purpose,
    diagramText(story),
    `It stands in one of ${ways.length} states; ${ways
      .slice(0, 1)
      .map((way) => linkTo(way, flowTitle(story)))
      .join('')} shows each on its screen.`,
    tableText(
      ['State', 'The shortest way there'],
      ways.map((way) => [linkTo(way, capitalised(stateWords(way.at))), wayThere(way)]),
    ),
  ].join('\n\n');
};

/** Every flow: what it is for, its chart, its states and how one comes there. */
export const flowsDocText = (): string =>
  pageText(
    code('machines/stories.ts'),
    '# Flows',
    `What takes more than one step at the player's is a statechart: ${MACHINE_STORIES.length} of them stand in ${code('machines/')}. Charts show states and what leads from one to the next; words behind a colon in the tables are what a screen shows beside its state: a way of logging in, a captcha, a refusal. "Signing in ends well" is the platform's yes, "fails" its no, with the reason in brackets. Each state is a story in Storybook (${code('npm run storybook')}), under Flows.`,
    ...MACHINE_STORIES.map(flowText),
  );
