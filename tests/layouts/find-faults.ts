/** A layout fault on a page. */
export interface Fault {
  readonly kind: 'overflow' | 'overlap' | 'clipped' | 'axe' | 'unrendered';
  /** The element without its texts, so that a fault has the same name in every language. */
  readonly element: string;
  readonly detail: string;
}

/**
 * Finds layout faults on a page: anything that extends beyond the window or its control, texts and controls that overlap, controls that something
 * invisible covers, and texts that are cut off.
 * Runs in the page, so it must not reference anything outside this function. If a modal dialog is open, only the dialog is examined. Marks each
 * faulty element with `data-fault`.
 */
export const findFaults = (): readonly Fault[] => {
  /** A line of text or the box of a control, in window coordinates. */
  interface Piece {
    readonly type: 'text' | 'control';
    readonly element: Element;
    readonly box: DOMRect;
    /** The part that is not hidden by an ancestor. */
    readonly seen: DOMRect;
    readonly layer: Element | null;
  }
  interface Ancestor {
    readonly position: string;
    readonly clips: { readonly x: string; readonly y: string };
    readonly box: DOMRect;
    readonly shortens: boolean;
    readonly moves: boolean;
  }

  const CONTROLS = 'a, button, input, select, textarea, [role=button], summary';
  const SLACK = 2;
  /** The minimum side length of a control, in pixels. */
  const LEAST = 8;
  /** The share of a line's height above and below its letters, which may overlap other lines or be cut off. */
  const AIR = 0.22;
  const found = new Map<string, Fault>();

  const nameOf = (element: Element): string => {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).slice(0, 4);
    const holder = element.parentElement?.closest('[class]')?.getAttribute('class')?.split(/\s+/)[0];
    return `${holder === undefined ? '' : `.${holder} `}${[element.tagName.toLowerCase(), ...classes].join('.')}`;
  };
  const wordsOf = (element: Element): string =>
    JSON.stringify((element.textContent || (element.getAttribute('aria-label') ?? '')).trim().slice(0, 40));
  const report = (kind: Fault['kind'], element: Element, detail: string): void => {
    const name = nameOf(element);
    if (!found.has(`${kind} ${name}`)) found.set(`${kind} ${name}`, { kind, element: name, detail });
    element.setAttribute('data-fault', kind);
  };

  const known = new Map<Element, Ancestor>();
  const ancestor = (element: Element): Ancestor => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const made = {
      position: style.position,
      clips: { x: style.overflowX, y: style.overflowY },
      box: element.getBoundingClientRect(),
      shortens: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      moves: element.matches('[data-moving], [aria-roledescription]'),
    };
    known.set(element, made);
    return made;
  };
  const isClip = (value: string): boolean => value === 'hidden' || value === 'clip';
  const isScroller = (value: string): boolean => value === 'auto' || value === 'scroll';

  /** Walks up the ancestors that can hide a box, and reports the box if one of them cuts it off. */
  const seenPart = (element: Element, box: DOMRect, type: Piece['type']): DOMRect => {
    let { left, right, top, bottom } = box;
    let { position } = ancestor(element);
    const isInScroller = { x: false, y: false };
    // Hidden from screen readers, so decorative, such as the digits of a rolling counter.
    let isIntended = ancestor(element).shortens || element.closest('[aria-hidden=true]') !== null;
    for (
      let holder = type === 'text' ? element : element.parentElement;
      holder !== null && holder !== document.body && position !== 'fixed';
      holder = holder.parentElement
    ) {
      const { clips, box: room, position: own, shortens, moves } = ancestor(holder);
      isIntended ||= shortens || moves;
      if (holder !== element && position === 'absolute' && own === 'static') continue;
      if (holder !== element) position = own;
      const isTiny = room.width <= 1 || room.height <= 1;
      const cut = {
        x: Math.max(room.left - left, right - room.right),
        y: Math.max(room.top - top, bottom - room.bottom),
      };
      for (const axis of ['x', 'y'] as const) {
        isInScroller[axis] ||= isScroller(clips[axis]);
        if (
          isClip(clips[axis]) &&
          !isTiny &&
          !isIntended &&
          !isInScroller[axis] &&
          type === 'text' &&
          cut[axis] > (axis === 'x' ? SLACK : AIR * box.height)
        )
          report(
            'clipped',
            element,
            `${wordsOf(element)} is cut off by ${Math.round(cut[axis])} px in ${nameOf(holder)}`,
          );
      }
      if (clips.x !== 'visible') [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      if (clips.y !== 'visible') [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };

  const layerOf = (element: Element): Element | null => {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (['fixed', 'sticky'].includes(ancestor(each).position)) return each;
    return null;
  };

  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });

  const modals = [...document.querySelectorAll('dialog:modal')];
  const root = modals.at(-1) ?? document.body;
  const pieces: Piece[] = [];
  const addPiece = (type: Piece['type'], element: Element, box: DOMRect): void => {
    if (box.width < 1 || box.height < 1) return;
    const seen = seenPart(element, box, type);
    if (seen.width > 1 && seen.height > 1) pieces.push({ type, element, box, seen, layer: layerOf(element) });
  };

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (
      !text.textContent?.trim() ||
      holder === null ||
      holder.closest('script, style, template, noscript, option, svg')
    )
      continue;
    if (!isVisible(holder)) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) addPiece('text', holder, box);
  }
  for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isVisible(control)) continue;
    for (const box of control.getClientRects()) addPiece('control', control, box);
    const { offsetWidth: width, offsetHeight: height } = control;
    const { position, clips } = ancestor(control);
    const isCollapsed = width < LEAST && height < LEAST && isClip(clips.x);
    if ((width < LEAST || height < LEAST) && !isCollapsed && position !== 'absolute')
      report('clipped', control, `${wordsOf(control)} is a control of ${width} x ${height} px`);
  }

  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room)
    report(
      'overflow',
      document.documentElement,
      `the page is ${document.documentElement.scrollWidth} px wide in ${room} px`,
    );
  for (const { element, seen, type } of pieces) {
    if (seen.right > room + 1 || seen.left < -1)
      report('overflow', element, `${wordsOf(element)} is outside of the window`);
    const control = type === 'text' ? element.closest('a, button') : null;
    if (control === null || getComputedStyle(control).display === 'inline') continue;
    const { box } = ancestor(control);
    if (
      seen.right > box.right + 1 ||
      seen.left < box.left - 1 ||
      seen.bottom > box.bottom + 2 ||
      seen.top < box.top - 2
    )
      report('overflow', control, `${wordsOf(element)} sticks out of its control`);
  }

  const lettersOf = ({ type, seen }: Piece): DOMRect =>
    type === 'text'
      ? new DOMRect(seen.left, seen.top + AIR * seen.height, seen.width, (1 - 2 * AIR) * seen.height)
      : seen;
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
  const contains = (outer: DOMRect, inner: DOMRect): boolean =>
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.top <= inner.top + 1 &&
    outer.bottom >= inner.bottom - 1;
  const areRelated = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one);

  for (const [index, one] of pieces.entries())
    for (const other of pieces.slice(index + 1)) {
      if (one.layer !== other.layer || areRelated(one.element, other.element)) continue;
      const [letters, others] = [lettersOf(one), lettersOf(other)];
      if (!meet(letters, others)) continue;
      const hasControl = one.type === 'control' || other.type === 'control';
      if (hasControl && (contains(letters, others) || contains(others, letters))) continue;
      report(
        'overlap',
        other.element,
        `${wordsOf(other.element)} is over ${wordsOf(one.element)} of ${nameOf(one.element)}`,
      );
    }

  /** Whether the page can be scrolled so that a piece is above or below a fixed bar. */
  const canBeFreed = ({ top, bottom }: DOMRect, bar: DOMRect): boolean => {
    const last = document.documentElement.scrollHeight - innerHeight;
    const [above, below] = [top + scrollY, bottom + scrollY];
    const canBe = (from: number, to: number): boolean => Math.max(0, from) <= Math.min(last, to) + 1;
    return canBe(below - bar.top, above) || canBe(below - innerHeight, above - bar.bottom);
  };
  if (modals.length === 0)
    for (const bar of pieces) {
      if (bar.layer === null || ancestor(bar.layer).position !== 'fixed') continue;
      for (const piece of pieces)
        if (
          piece.layer === null &&
          Math.min(piece.seen.right, bar.seen.right) - Math.max(piece.seen.left, bar.seen.left) > SLACK &&
          !canBeFreed(lettersOf(piece), bar.seen)
        )
          report(
            'overlap',
            piece.element,
            `${wordsOf(piece.element)} is under ${nameOf(bar.element)} at every scroll position`,
          );
    }

  const isPressed = (control: Element, hit: Element): boolean =>
    control.contains(hit) ||
    hit.closest('label')?.contains(control) === true ||
    (hit.contains(control) && getComputedStyle(control).pointerEvents === 'none');
  /** Returns the centre of a control after scrolling it to the middle of the window, where no bar covers it. */
  const scrolledCentre = ({
    element,
    box: { width, height },
    seen,
    layer,
  }: Piece): { readonly x: number; readonly y: number } => {
    const before = scrollY;
    const isBar = layer !== null && (modals.length === 0 || ancestor(layer).position === 'sticky');
    if (!isBar && modals.length > 0)
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    else if (!isBar) scrollBy({ top: seen.top + (seen.height - innerHeight) / 2, behavior: 'instant' });
    if (modals.length === 0) return { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 - (scrollY - before) };
    // Earlier controls have scrolled the dialog.
    const boxes = [...element.getClientRects()];
    const now = boxes.find((box) => Math.abs(box.width - width) < 1 && Math.abs(box.height - height) < 1) ?? seen;
    return { x: now.x + now.width / 2, y: now.y + now.height / 2 };
  };
  const first = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  for (const piece of pieces) {
    const { type, element } = piece;
    if (type !== 'control' || element.matches(':disabled, [data-moving] *')) continue;
    const { x, y } = scrolledCentre(piece);
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && !isPressed(element, hit))
      report('overlap', element, `${wordsOf(element)} cannot be pressed, because ${nameOf(hit)} covers it`);
    scrollTo(first);
  }
  return [...found.values()];
};
