import type { PopoverAlign, PopoverSide } from './panel-placement.ts';
import { keepPlaced, showInTopLayer } from './top-layer.ts';

const GAP = 8;

const clamp = (value: number, size: number, room: number): number => Math.max(GAP, Math.min(value, room - size - GAP));

/** Positions the panel on the given side of the anchor, or on the opposite side if the window has no space there. */
const place = (panel: HTMLElement, anchor: HTMLElement, side: PopoverSide, align: PopoverAlign): void => {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  panel.style.maxHeight = '';
  const { offsetWidth: width, offsetHeight: height } = panel;
  let room = clientHeight - 2 * GAP;
  let [x, y] = [0, top];
  if (side === 'start') {
    const fits = (isRtl ? clientWidth - right : left) >= width + 2 * GAP;
    x = fits === isRtl ? right + GAP : left - GAP - width;
  } else {
    const [below, above] = [clientHeight - bottom - 2 * GAP, top - 2 * GAP];
    const [wanted, other] = side === 'bottom' ? [below, above] : [above, below];
    const isBelow = (wanted >= height || wanted >= other) === (side === 'bottom');
    room = isBelow ? below : above;
    y = isBelow ? bottom + GAP : top - GAP - Math.min(height, room);
    x = align === 'center' ? (left + right - width) / 2 : (align === 'start') === isRtl ? right - width : left;
  }
  Object.assign(panel.style, {
    position: 'fixed',
    margin: '0',
    translate: align === 'center' ? 'none' : '',
    maxHeight: height > room ? `${room}px` : '',
    inset: `${clamp(y, Math.min(height, room), clientHeight)}px auto auto ${clamp(x, width, clientWidth)}px`,
  });
};

/** Puts a panel in the top layer and keeps it beside its anchor. Returns the function that stops this. */
export const floatPanel = (
  panel: HTMLElement,
  anchor: HTMLElement,
  side: PopoverSide,
  align: PopoverAlign,
): (() => void) =>
  showInTopLayer(panel) ? keepPlaced(() => place(panel, anchor, side, align), [panel]) : () => undefined;
