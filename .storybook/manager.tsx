// Storybook's manager bundles its own React and supports only the classic JSX runtime.
/** @jsxRuntime classic */
// oxlint-disable-next-line no-unused-vars -- used by the classic runtime
import * as React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { addons, types, useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { addressName } from '#machines/scenarios/plain-text.ts';
import { ALL_SCENARIOS } from '#machines/all-scenarios.ts';
import type { ModuleSwitches } from './axes/module-axis.ts';
import { BRAND_ADDED, withBrand } from './brand-drop/brand-added.ts';
import { ModulesPanel } from './modules-panel.tsx';
import { Statechart } from './statechart.tsx';
import type { StoryParameters } from './story-parameters.ts';

/** The statechart of the current story, in a panel beside the canvas, because within the canvas a story's modal dialog would block it. */
function FlowPanel() {
  const api = useStorybookApi();
  const flow = useParameter<StoryParameters['flow']>('flow');
  const story = ALL_SCENARIOS.find(({ name }) => name === flow?.name);
  if (flow === undefined || story === undefined)
    return <p style={{ padding: 16 }}>This story does not show a state of a flow. See the stories under Flows.</p>;
  const [kind = ''] = (api.getCurrentStoryData()?.id ?? '').split('--');
  return <Statechart scenarios={story} at={flow.at} onGo={(at) => api.selectStory(`${kind}--${addressName(at)}`)} />;
}

function Modules() {
  const [{ modules = {} }, update] = useGlobals() as [
    { readonly modules?: ModuleSwitches },
    (globals: object) => void,
    ...unknown[],
  ];
  return <ModulesPanel switches={modules} onSwitch={(next) => update({ modules: next })} />;
}

const MATRIX = 'matrix--every-cell';

/** Links a story to its matrix of brands, themes, languages and widths. */
function MatrixTool() {
  const id = useStorybookApi().getCurrentStoryData()?.id;
  if (id === undefined || id === MATRIX) return null;
  return (
    <Button
      variant="ghost"
      size="small"
      padding="small"
      ariaLabel="Show this story in several brands, themes, languages and widths"
      onClick={() => location.assign(`./?path=/story/${MATRIX}&args=story:${id}`)}
    >
      Matrix
    </Button>
  );
}

const CHART = 'marquee/flow';

const base = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

addons.setConfig({
  theme: create({ base, brandTitle: 'Marquee' }),
  panelPosition: 'right',
  selectedPanel: CHART,
  rightPanelWidth: 520,
  layoutCustomisations: { showPanel: ({ storyId }, usual) => (storyId === MATRIX ? false : usual) },
});
addons.register('marquee', (api) => {
  api.on(BRAND_ADDED, (brand: string) => location.assign(withBrand(location.href, brand)));
  addons.add(CHART, {
    type: types.PANEL,
    title: 'Statechart',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <FlowPanel />
      </AddonPanel>
    ),
  });
  addons.add('marquee/matrix', {
    type: types.TOOL,
    title: 'Matrix',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <MatrixTool />,
  });
  addons.add('marquee/modules', {
    type: types.PANEL,
    title: 'Modules',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <Modules />
      </AddonPanel>
    ),
  });
});
