import { exportName, flowPath, flowTitle, pathText } from '#machines/scenarios/plain-text.ts';
import { shortestPaths } from '#machines/scenarios/shortest-paths.ts';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { ALL_SCENARIOS } from '#machines/all-scenarios.ts';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** Returns the stories of a flow: one for each reachable state, nearest first, named after the shortest path to the state. */
const storiesText = (scenarios: MachineScenarios): string => {
  const session = scenarios.forMember === true ? "session: 'player', " : '';
  const states = shortestPaths(scenarios).map(
    (path) =>
      `export const ${exportName(path.at)}: StoryObj = { name: ${quoted(pathText(path))}, parameters: { ${session}flow: { name: ${quoted(scenarios.name)}, at: ${quoted(path.at)} } } };`,
  );
  return `// Made by \`npm run generate\` from the scenarios of the machine: one state each. A change by hand does not last.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderFlow } from '../flow-screens.tsx';

const meta = { title: ${quoted(flowTitle(scenarios))}, render: renderFlow } satisfies Meta;
export default meta;

${states.join('\n')}
`;
};

/** One story file per flow. */
export const flowStoryFiles: readonly { readonly path: string; readonly make: () => string }[] = ALL_SCENARIOS.map(
  (scenarios) => ({
    path: flowPath(scenarios),
    make: () => storiesText(scenarios),
  }),
);
