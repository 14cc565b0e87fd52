import { graphlib, layout } from '@dagrejs/dagre';
import { chartOf } from '#machines/scenarios/chart.ts';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { plain } from '#machines/scenarios/plain-text.ts';

/** Pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface ChartState extends Point {
  readonly state: string;
  readonly words: string;
  readonly width: number;
  readonly height: number;
}

interface ChartArrow {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  /** The events of the transition, one per line, and the position of the label. */
  readonly words: readonly string[];
  readonly label: Point;
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly ChartState[];
  readonly arrows: readonly ChartArrow[];
}

const LETTER = 6.4;
export const LINE = 14;
const MARGIN = 12;

/** Lays out a flow's states in rows from the start, with an arrow from each state to every state that can follow it. */
export const layoutChart = (scenarios: MachineScenarios): ChartLayout => {
  const chart = chartOf(scenarios);
  const graph = new graphlib.Graph({ multigraph: false });
  graph.setGraph({ rankdir: 'TB', ranksep: 36, nodesep: 28, edgesep: 16, marginx: MARGIN, marginy: MARGIN });
  for (const state of chart.states) graph.setNode(state, { width: plain(state).length * LETTER + 28, height: 30 });
  for (const { from, to, words } of chart.arrows)
    graph.setEdge(from, to, {
      width: Math.max(...words.map((line) => line.length)) * LETTER * 0.9,
      height: words.length * LINE,
      labelpos: 'c',
    });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width,
    height,
    states: graph.nodes().map((state) => ({
      ...(graph.node(state) as Point & { readonly width: number; readonly height: number }),
      state,
      words: plain(state),
    })),
    arrows: chart.arrows.map(({ from, to, words }) => {
      const { points, x, y } = graph.edge(from, to) as Point & { readonly points: readonly Point[] };
      return { from, to, points, words, label: { x, y } };
    }),
  };
};
