/**
 * For each computed style, jsdom matches its own style sheet against an element and its ancestors, which takes a fifth of a journey's time. Test
 * pages have no style sheet, so an element's own attributes determine whether it is hidden.
 */
const NEVER_SHOWN = new Set([
  'AREA',
  'BASE',
  'HEAD',
  'LINK',
  'META',
  'NOSCRIPT',
  'PARAM',
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'TITLE',
]);

const isNotShown = (element: Element): boolean =>
  NEVER_SHOWN.has(element.tagName) ||
  element.hasAttribute('hidden') ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
  (element instanceof HTMLInputElement && element.type === 'hidden');

const inlineOf = (element: Element, name: string): string =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style.getPropertyValue(name) : '';

const inherited = (element: Element, name: string): string => {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = inlineOf(at, name);
    if (own !== '') return own;
  }
  return '';
};

const slow = window.getComputedStyle.bind(window);

const quickStyle = (element: Element): CSSStyleDeclaration => {
  let whole: CSSStyleDeclaration | null = null;
  const all = (): CSSStyleDeclaration => (whole ??= slow(element));
  const value = (name: string): string | null => {
    if (name === 'display') return inlineOf(element, name) || (isNotShown(element) ? 'none' : 'block');
    if (name === 'visibility') return inherited(element, name) || 'visible';
    if (name === 'pointer-events') return inlineOf(element, name) || 'auto';
    return null;
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return (asked: string) => value(asked) ?? all().getPropertyValue(asked);
      const quick = typeof name === 'string' ? value(name === 'pointerEvents' ? 'pointer-events' : name) : null;
      if (quick !== null) return quick;
      const found: unknown = Reflect.get(all(), name);
      return typeof found === 'function' ? (found.bind(all()) as unknown) : found;
    },
  });
};

window.getComputedStyle = (element, pseudo) =>
  pseudo == null && document.styleSheets.length === 0 ? quickStyle(element) : slow(element, pseudo);

export {};
