import type { SlotSymbol } from '#schemas/demo-page.ts';
import { svgElement } from './element.ts';

type Shape = readonly [tag: 'path' | 'circle', attributes: Readonly<Record<string, string>>];

const SHAPES: Readonly<Record<SlotSymbol, readonly Shape[]>> = {
  cherry: [
    [
      'path',
      {
        d: 'M23 40C24 26 32 16 44 11M42 42C43 30 43 20 44 11',
        fill: 'none',
        stroke: '#7fbf6a',
        'stroke-width': '3.5',
        'stroke-linecap': 'round',
      },
    ],
    ['path', { d: 'M44 11c7-4 13-3 16 1-5 4-11 4-16-1z', fill: '#7fbf6a' }],
    ['circle', { cx: '20', cy: '46', r: '11', fill: '#e5484d' }],
    ['circle', { cx: '42', cy: '48', r: '11', fill: '#c9353b' }],
    ['circle', { cx: '16', cy: '42', r: '3', fill: '#ff9a9d' }],
    ['circle', { cx: '38', cy: '44', r: '3', fill: '#f08589' }],
  ],
  leaf: [
    ['path', { d: 'M52 10C30 10 12 20 12 40c0 5 2 9 4 11 24 1 38-13 36-41z', fill: '#4aa564' }],
    [
      'path',
      {
        d: 'M12 56C20 40 30 28 44 19M24 38l-2-12M33 30l-1-10M27 36l12 2',
        fill: 'none',
        stroke: '#bfe8c8',
        'stroke-width': '2.5',
        'stroke-linecap': 'round',
      },
    ],
  ],
  star: [
    [
      'path',
      { d: 'M32 6l8 17 18 2-13 13 3 18-16-9-16 9 3-18L6 25l18-2z', fill: '#f5c84c', 'stroke-linejoin': 'round' },
    ],
    ['path', { d: 'M32 6l8 17 18 2-13 13 3 18-16-9z', fill: '#dca92c' }],
  ],
  bell: [
    ['path', { d: 'M32 8c12 0 17 9 17 20 0 9 3 13 6 17H9c3-4 6-8 6-17 0-11 5-20 17-20z', fill: '#e59b3c' }],
    ['path', { d: 'M32 8c12 0 17 9 17 20 0 9 3 13 6 17H32z', fill: '#c97f24' }],
    ['circle', { cx: '32', cy: '51', r: '6', fill: '#f3cf9b' }],
  ],
  gem: [
    ['path', { d: 'M16 12h32l10 14-26 30L6 26z', fill: '#4bb8d8' }],
    ['path', { d: 'M16 12l7 14H6zM48 12l-7 14h17zM23 26h18l-9 30z', fill: '#8fdcf0' }],
    ['path', { d: 'M32 56l9-30h17z', fill: '#2b8fb0' }],
  ],
  seven: [
    [
      'path',
      {
        d: 'M12 10h42v11C40 34 34 44 33 57H18c2-14 9-25 20-34H12z',
        fill: '#b79cff',
        stroke: '#efe8ff',
        'stroke-width': '2.5',
        'stroke-linejoin': 'round',
      },
    ],
  ],
};

export const slotSymbol = (symbol: SlotSymbol): SVGSVGElement =>
  svgElement(
    'svg',
    { viewBox: '0 0 64 64', class: 'symbol' },
    ...SHAPES[symbol].map(([tag, attributes]) => svgElement(tag, attributes)),
  );
