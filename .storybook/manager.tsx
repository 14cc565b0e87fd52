// The workbench's own pages are drawn by the React that comes with it, and its builder knows no other way than this.
/** @jsxRuntime classic */
/** @jsx createElement */
// oxlint-disable-next-line no-unused-vars -- the line above names it
import { createElement } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useParameter, useStorybookApi } from 'storybook/manager-api';
import { addressName } from '#machines/story/plain-words.ts';
import { MACHINE_STORIES } from '#machines/stories.ts';
import { Statechart } from './statechart.tsx';
import type { StoryParameters } from './story-parameters.ts';

/** The flow of the story that is shown. A panel beside the screen, and not a part of it: what stands in a dialog leaves nothing else to be pressed. */
function FlowPanel() {
  const api = useStorybookApi();
  const flow = useParameter<StoryParameters['flow']>('flow');
  const story = MACHINE_STORIES.find(({ name }) => name === flow?.name);
  if (flow === undefined || story === undefined) return <p style={{ padding: 16 }}>This story is not a state of a flow. Those stand under Flows.</p>;
  const [kind = ''] = (api.getCurrentStoryData()?.id ?? '').split('--');
  return <Statechart story={story} at={flow.at} onGo={(at) => api.selectStory(`${kind}--${addressName(at)}`)} />;
}

const PANEL = 'marquee/flow/panel';

addons.setConfig({ panelPosition: 'right', selectedPanel: PANEL, rightPanelWidth: 520 });
addons.register('marquee/flow', () =>
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Statechart',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <FlowPanel />
      </AddonPanel>
    ),
  }),
);
