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

/** Returns a flow as a Mermaid diagram, titled with the flow's name. */
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

/** Describes the events of a path, without the state at its end. */
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
    `It has ${paths.length} states; ${paths
      .slice(0, 1)
      .map((path) => linkTo(path, flowTitle(scenarios)))
      .join('')} shows the screen of each.`,
    tableText(
      ['State', 'Shortest path to it'],
      paths.map((path) => [linkTo(path, capitalised(stateText(path.at))), eventsText(path)]),
    ),
  ].join('\n\n');
};

/** Generates docs/flows.md: for each flow its purpose, its diagram, and its states with the shortest path to each. */
export const flowsDocText = (): string =>
  pageText(
    code('machines/all-scenarios.ts'),
    '# Flows',
    `Every flow with more than one step is a statechart; ${ALL_SCENARIOS.length} of them are in ${code('machines/')}. The diagrams show states and transitions. In the tables, the words after a colon name what the screen shows in addition to the state, such as a login method, a captcha or a refusal. "Signing in succeeds" means that the platform accepted the request; "signing in fails" means that it refused the request, with the reason in brackets. "Refresh gap of resting elapses" is the end of the delay ${code('refreshGap')} of the state ${code('resting')}. Each state is a story in Storybook (${code('npm run storybook')}), under Flows.`,
    ...ALL_SCENARIOS.map(flowText),
  );
