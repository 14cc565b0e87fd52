import { chartOf } from '#machines/scenarios/chart.ts';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import {
  addressName,
  capitalised,
  flowPath,
  flowTitle,
  plain,
  stateText,
  pathText,
} from '#machines/scenarios/plain-text.ts';
import { shortestPaths, type ScenarioPath } from '#machines/scenarios/shortest-paths.ts';
import { ALL_SCENARIOS } from '#machines/all-scenarios.ts';
import { code, pageText, tableText } from './markdown.ts';

const idOf = (state: string): string => state.replaceAll(/\W/g, '_');

/** A flow as Mermaid draws it; its title is the flow's name. */
const diagramText = (scenarios: MachineScenarios): string => {
  const { start, states, arrows } = chartOf(scenarios);
  const ends = states.filter((state) => arrows.every(({ from }) => from !== state));
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  accTitle: ${scenarios.name}`,
    ...states.map((state) => `  state "${plain(state)}" as ${idOf(state)}`),
    `  [*] --> ${idOf(start)}`,
    ...arrows.map(({ from, to, words }) => `  ${idOf(from)} --> ${idOf(to)}: ${words.join('<br/>')}`),
    ...ends.map((state) => `  ${idOf(state)} --> [*]`),
    '```',
  ].join('\n');
};

/** The events of a path, without the state that it leads to. */
const eventsText = (path: ScenarioPath): string =>
  path.events.length === 0 ? 'At the start' : pathText(path).slice(stateText(path.at).length + '. '.length);

const flowText = (scenarios: MachineScenarios): string => {
  const paths = shortestPaths(scenarios);
  const linkTo = (path: ScenarioPath, words: string): string =>
    `[${words}](../${flowPath(scenarios)}#${addressName(path.at)})`;
  return [
    `## ${capitalised(scenarios.name)}`,
    scenarios.purpose,
    diagramText(scenarios),
    `It stands in one of ${paths.length} states; ${paths
      .slice(0, 1)
      .map((path) => linkTo(path, flowTitle(scenarios)))
      .join('')} shows each on its screen.`,
    tableText(
      ['State', 'The shortest path there'],
      paths.map((path) => [linkTo(path, capitalised(stateText(path.at))), eventsText(path)]),
    ),
  ].join('\n\n');
};

/** Every flow: what it is for, its chart, its states and how one comes there. */
export const flowsDocText = (): string =>
  pageText(
    code('machines/all-scenarios.ts'),
    '# Flows',
    `Every flow of more than one step is a statechart: ${ALL_SCENARIOS.length} of them are in ${code('machines/')}. The charts show states and transitions; what follows a colon in the tables is shown beside the state: a login mode, a captcha, a refusal. "Signing in ends well" is a success of the platform, "fails" a refusal, with its reason in brackets. Each state is a story in Storybook (${code('npm run storybook')}), under Flows.`,
    ...ALL_SCENARIOS.map(flowText),
  );
