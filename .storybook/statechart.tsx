// Storybook renders its own pages with its bundled React, and its builder supports only the classic JSX runtime.
/** @jsxRuntime classic */
// oxlint-disable-next-line no-unused-vars -- used by the classic runtime
import * as React from 'react';
import { chartOf } from '#machines/scenarios/chart.ts';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { eventText, stateText } from '#machines/scenarios/plain-text.ts';
import { transitionsOf } from '#machines/scenarios/transitions.ts';
import { Chart } from './chart.tsx';

interface StatechartProps {
  readonly scenarios: MachineScenarios;
  /** The key of the current state. */
  readonly at: string;
  /** Called with the state that a clicked event leads to. */
  readonly onGo: (at: string) => void;
}

/** System colours, because the chart is shown in Storybook's own page, outside every brand. */
const STYLE = `
.statechart { background: Canvas; color: CanvasText; padding: 16px; font: 13px/1.5 system-ui, sans-serif; }
.statechart p { margin: 0 0 12px; }
.statechart h2 { margin: 16px 0 8px; font-size: 14px; }
.statechart ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 6px; }
.statechart button { width: 100%; min-height: 36px; padding: 6px 12px; text-align: start; font: inherit; color: ButtonText; background: ButtonFace; border: 1px solid ButtonBorder; border-radius: 8px; cursor: pointer; }
.statechart button:hover { border-color: CanvasText; }
.statechart button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.statechart button span { display: block; font-size: 12px; }
`;

/** A flow's states, with the current one highlighted and its possible events as buttons. */
export function Statechart({ scenarios, at, onGo }: StatechartProps) {
  const { states } = chartOf(scenarios);
  const next = transitionsOf(scenarios).steps.filter(({ from }) => from === at);
  return (
    <section className="statechart" aria-label={`Statechart of ${scenarios.name}`}>
      <style>{STYLE}</style>
      <p>
        {states.length} states; current state: <strong>{stateText(at)}</strong>
      </p>
      <Chart scenarios={scenarios} at={at} />
      <h2>{next.length === 0 ? 'Final state: no further events' : 'Possible events'}</h2>
      <ul>
        {next.map(({ event, to }) => (
          <li key={`${eventText(event)} ${to}`}>
            <button type="button" onClick={() => onGo(to)}>
              <strong>{eventText(event)}</strong>
              <span>leads to {stateText(to)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
