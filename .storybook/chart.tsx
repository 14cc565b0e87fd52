// Storybook renders its own pages with its bundled React, and its builder supports only the classic JSX runtime.
/** @jsxRuntime classic */
// oxlint-disable-next-line no-unused-vars -- used by the classic runtime
import * as React from 'react';
import { stateOf } from '#machines/scenarios/chart.ts';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { layoutChart, LINE } from './statechart-layout.ts';

/** System colours, because the chart is shown in Storybook's own page, outside every brand. */
const STYLE = `
.chart { background: Canvas; color: CanvasText; overflow: auto; }
.chart:focus-visible { outline: 3px solid Highlight; }
.chart svg { display: block; max-width: none; font: 11px/1.5 system-ui, sans-serif; }
`;

const line = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

/** A flow's states and the transitions between them; the current state, `at`, is highlighted. */
export function Chart({ scenarios, at = null }: { readonly scenarios: MachineScenarios; readonly at?: string | null }) {
  const { width, height, states, arrows } = layoutChart(scenarios);
  const here = at === null ? null : stateOf(at);
  const head = `head-${scenarios.machine.id}`;
  const isFaint = (from: string): boolean => here !== null && from !== here;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll a chart that is wider than its panel
    <section className="chart" tabIndex={0} aria-label={`Chart of ${scenarios.name}`}>
      <style>{STYLE}</style>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <defs>
          <marker
            id={head}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto-start-reverse"
          >
            <path d="M0 0 L8 4 L0 8 z" fill="CanvasText" />
          </marker>
        </defs>
        {arrows.map(({ from, to, points, words, label }) => (
          <g key={`${from} ${to}`} opacity={isFaint(from) ? 0.55 : 1}>
            <path
              d={line(points)}
              fill="none"
              stroke="CanvasText"
              strokeWidth={from === here ? 2 : 1}
              markerEnd={`url(#${head})`}
            />
            <text textAnchor="middle" fill="CanvasText" stroke="Canvas" strokeWidth={4} paintOrder="stroke">
              {words.map((word, row) => (
                <tspan key={word} x={label.x} y={label.y + (row - (words.length - 1) / 2) * LINE + 4}>
                  {word}
                </tspan>
              ))}
            </text>
          </g>
        ))}
        {states.map(({ state, words, x, y, width: wide, height: high }) => (
          <g key={state} data-state={state} data-lit={state === here || undefined}>
            <rect
              x={x - wide / 2}
              y={y - high / 2}
              width={wide}
              height={high}
              rx={8}
              fill={state === here ? 'CanvasText' : 'Canvas'}
              stroke="CanvasText"
              strokeWidth={state === here ? 3 : 1}
            />
            <text
              x={x}
              y={y + 4}
              textAnchor="middle"
              fontSize={12}
              fontWeight={state === here ? 700 : 400}
              fill={state === here ? 'Canvas' : 'CanvasText'}
            >
              {words}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}
