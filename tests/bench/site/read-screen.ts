import type { DialogContent, Hero, Icon, Picture, Piece, PieceKind, Screen } from './content.ts';

/** Runs in the page, so it must not reference anything outside this function. Returns what the window shows, with header and bars separate. */
export const readScreen = (): { readonly screen: Screen; readonly dialog: DialogContent | null } => {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isSeen = (element: Element, inWindow: boolean): boolean => {
    const { width, height, top, bottom, left, right } = boxOf(element);
    return (
      width > 2 && height > 2 && (!inWindow || (top < innerHeight && bottom > 0 && left < innerWidth && right > 0))
    );
  };
  const textOf = (element: Element | null): string =>
    ((element as HTMLElement | null)?.innerText ?? '').replace(/\s+/g, ' ').trim();
  const pathOf = (address: string): string =>
    address === '' ? '' : new URL(address, location.href).pathname + new URL(address, location.href).search;

  const picture = (image: HTMLImageElement): Picture => {
    const { width, height } = boxOf(image);
    return {
      src: pathOf(image.getAttribute('src') ?? ''),
      srcSet: image.srcset,
      sizes: image.sizes,
      width: Math.round(width),
      height: Math.round(height),
    };
  };
  const icon = (svg: Element): Icon => {
    const bare = svg.cloneNode(true) as Element;
    bare.removeAttribute('class');
    return { svg: bare.outerHTML, size: Math.round(boxOf(svg).width) };
  };
  const piece = (kind: PieceKind, facts: Partial<Piece>): Piece => ({
    kind,
    text: '',
    more: '',
    type: '',
    placeholder: '',
    picture: null,
    icon: null,
    ...facts,
  });

  const pressable = (element: Element): Piece[] => {
    const image = element.querySelector('img');
    const svg = [...element.querySelectorAll('svg')].find((one) => isSeen(one, false) && boxOf(one).width <= 48);
    const text = textOf(element) || (image === null ? '' : (element.getAttribute('aria-label') ?? ''));
    const facts = { picture: image === null ? null : picture(image), icon: svg === undefined ? null : icon(svg) };
    if (boxOf(element).height > 150) {
      const [title = '', caption = ''] = [...element.querySelectorAll('span')]
        .filter((span) => span.children.length === 0 && isSeen(span, false))
        .map(textOf)
        .filter((line) => line !== '');
      return [piece('tile', { text: title, more: caption, ...facts })];
    }
    if (text === '') return [];
    if (boxOf(element).height >= 60) return [piece('card', { text, ...facts })];
    return [
      piece(boxOf(element).width > innerWidth * 0.6 && boxOf(element).height > 45 ? 'button' : 'chip', {
        text,
        ...facts,
      }),
    ];
  };

  const field = (control: HTMLInputElement | HTMLSelectElement): Piece => {
    const label = textOf(control.labels?.[0] ?? null) || (control.getAttribute('aria-label') ?? '');
    const hint = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ')
      .trim();
    const beside = control.closest('[data-field-box]')?.querySelector('img') ?? null;
    return piece(control.type === 'checkbox' ? 'check' : 'field', {
      text: label,
      more: hint,
      type: control.type,
      placeholder:
        control instanceof HTMLSelectElement ? textOf(control.selectedOptions[0] ?? null) : control.placeholder,
      picture: beside === null || beside.src.startsWith('blob:') ? null : picture(beside),
    });
  };

  const walk = (element: Element, inWindow: boolean): Piece[] => {
    const isSaidElsewhere =
      element.matches('label[for], svg, [data-hero]') ||
      (element.id !== '' && document.querySelector(`[aria-describedby~="${element.id}"]`) !== null);
    if (!isSeen(element, inWindow) || isSaidElsewhere) return [];
    const control = element.matches('[data-field-box]') ? element.querySelector('input, select, textarea') : element;
    if (control?.matches('input, select, textarea') === true) return [field(control as HTMLInputElement)];
    if (element.matches('a, button')) return pressable(element);
    if (element.matches('h1, h2, h3')) return [piece('heading', { text: textOf(element) })];
    if (element.matches('legend')) return [piece('legend', { text: textOf(element) })];
    const spoken = element.matches('p')
      ? [...element.querySelectorAll('span')].find((span) => boxOf(span).width <= 1 && span.textContent !== '')
      : undefined;
    if (spoken !== undefined) return [piece('figure', { text: spoken.textContent ?? '' })];
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    if (own)
      return [piece('text', { text: textOf(element) }), ...[...element.querySelectorAll('button')].flatMap(pressable)];
    return [...element.children].flatMap((child) => walk(child, inWindow));
  };

  const hero = (within: Element): Hero | null => {
    const image = within.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    const section = image?.closest('section') ?? null;
    if (image === null || section === null || !isSeen(section, true)) return null;
    section.setAttribute('data-hero', '');
    const slide = image.closest('li') ?? section;
    const action = slide.querySelector('a, button');
    const { height, left } = boxOf(section);
    return {
      picture: picture(image),
      height: Math.round(height),
      inset: Math.round(left - boxOf(within).left),
      lines: [...slide.querySelectorAll('p')].map(textOf),
      action: action === null ? null : textOf(action),
      dots: Math.max(0, section.querySelectorAll('button').length - 1),
    };
  };

  const dialogOf = (box: HTMLDialogElement): DialogContent => {
    const banner = hero(box);
    const [title, ...rest] = walk(box, false);
    return { title: title?.text ?? '', hero: banner, pieces: rest };
  };

  const main = document.querySelector('main') ?? document.body;
  const logo = document.querySelector<HTMLImageElement>('header img');
  const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
  const buttons = [...document.querySelectorAll('header button')].filter((button) => isSeen(button, true));
  const open = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (logo === null) throw new Error('the page has no logo');
  const banner = hero(main);
  return {
    screen: {
      language: document.documentElement.lang,
      title: document.title,
      theme: document.documentElement.dataset['theme'] ?? 'light',
      iconHref: pathOf(document.querySelector('link[rel=icon]')?.getAttribute('href') ?? ''),
      logo: picture(logo),
      actions: buttons.map((button) => {
        const svg = button.querySelector('svg');
        return piece('chip', {
          text: textOf(button),
          more: button.getAttribute('aria-label') ?? '',
          icon: svg === null ? null : icon(svg),
        });
      }),
      bar: [...(bar?.querySelectorAll('a, button') ?? [])].flatMap((entry) => {
        const svg = entry.querySelector('svg');
        return [piece('chip', { text: textOf(entry), icon: svg === null ? null : icon(svg) })];
      }),
      hero: banner,
      pieces: [...main.children].flatMap((child) => walk(child, true)),
    },
    dialog: open === null ? null : dialogOf(open),
  };
};
