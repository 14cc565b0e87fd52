// The workbench's own pages are drawn by the React that comes with it, and its builder knows no other way than this.
/** @jsxRuntime classic */
/** @jsx createElement */
// oxlint-disable-next-line no-unused-vars -- the line above names it
import { createElement } from 'react';
import type { MachineStory } from '#machines/story/machine-story.ts';
import { eventWords, stateWords } from '#machines/story/plain-words.ts';
import { transitionsOf } from '#machines/story/transitions.ts';
import { layoutChart, LINE, stateOf } from './statechart-layout.ts';

interface StatechartProps {
  readonly story: MachineStory;
  /** The present state, under its key. */
  readonly at: string;
  /** Goes to the state that an event leads to. */
  readonly onGo: (at: string) => void;
}

/** Colours of the system: it stands in the workbench, outside every brand. */
const STYLE = `
.statechart { background: Canvas; color: CanvasText; padding: 16px; font: 13px/1.5 system-ui, sans-serif; }
.statechart p { margin: 0 0 12px; }
.statechart h2 { margin: 16px 0 8px; font-size: 14px; }
.statechart .chart { overflow: auto; }
.statechart .chart:focus-visible { outline: 3px solid Highlight; }
.statechart svg { display: block; font-size: 11px; }
.statechart ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 6px; }
.statechart button { width: 100%; min-height: 36px; padding: 6px 12px; text-align: start; font: inherit; color: ButtonText; background: ButtonFace; border: 1px solid ButtonBorder; border-radius: 8px; cursor: pointer; }
.statechart button:hover { border-color: CanvasText; }
.statechart button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.statechart button span { display: block; font-size: 12px; }
`;

const line = (points: readonly { readonly x: number; readonly y: number }[]): string => points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

/** A flow's states with the present one lit, and what may happen there, as buttons. */
export function Statechart({ story, at, onGo }: StatechartProps) {
  const { width, height, states, arrows } = layoutChart(story);
  const here = stateOf(at);
  const next = transitionsOf(story).steps.filter(({ from }) => from === at);
  return (
    <section className="statechart" aria-label={`Statechart of ${story.name}`}>
      <style>{STYLE}</style>
      <p>
        {states.length} states; the present one: <strong>{stateWords(at)}</strong>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a chart that is wider than its panel is scrolled by keyboard too */}
      <section className="chart" tabIndex={0} aria-label="Chart">
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
          <defs>
            <marker id="statechart-head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse">
              <path d="M0 0 L8 4 L0 8 z" fill="CanvasText" />
            </marker>
          </defs>
          {arrows.map(({ from, to, points, words, label }) => (
            <g key={`${from} ${to}`} opacity={from === here ? 1 : 0.55}>
              <path d={line(points)} fill="none" stroke="CanvasText" strokeWidth={from === here ? 2 : 1} markerEnd="url(#statechart-head)" />
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
              <rect x={x - wide / 2} y={y - high / 2} width={wide} height={high} rx={8} fill={state === here ? 'CanvasText' : 'Canvas'} stroke="CanvasText" strokeWidth={state === here ? 3 : 1} />
              <text x={x} y={y + 4} textAnchor="middle" fontSize={12} fontWeight={state === here ? 700 : 400} fill={state === here ? 'Canvas' : 'CanvasText'}>
                {words}
              </text>
            </g>
          ))}
        </svg>
      </section>
      <h2>{next.length === 0 ? 'Nothing follows: the flow ends here' : 'What may happen here'}</h2>
      <ul>
        {next.map(({ event, to }) => (
          <li key={`${eventWords(event)} ${to}`}>
            <button type="button" onClick={() => onGo(to)}>
              <strong>{eventWords(event)}</strong>
              <span>leads to {stateWords(to)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
