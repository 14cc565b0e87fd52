import { useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '#src/brand/use-brand.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { RICH_TEXT, TABLE_FRAME } from './rich-text-look.ts';
import { LONGEST, sanitizeHtml } from './sanitize-html.ts';
import { useRichTexts } from './texts.ts';

type HeadingLevel = 'h3';

/** Wraps each table in a box that scrolls if the table is wider than the text area, and that can be reached by keyboard. */
const frameTables = (content: DocumentFragment, label: string): void => {
  for (const table of content.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = TABLE_FRAME;
    frame.tabIndex = 0;
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', label);
    table.replaceWith(frame);
    frame.append(table);
  }
};

/**
 * Turns headings of the text into plain text, because they would break the page's outline. If the page states the level at which they fit, they
 * become headings of that level.
 */
const lowerHeadings = (content: DocumentFragment, level: HeadingLevel | null): void => {
  for (const heading of content.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const line = document.createElement(level ?? 'p');
    line.className = 'font-display text-base font-semibold';
    line.append(...heading.childNodes);
    heading.replaceWith(line);
  }
};

const hidePicture = ({ target }: Event): void => {
  if (target instanceof HTMLImageElement && target.alt === '') target.hidden = true;
};

/** Renders HTML from the platform; `blank` replaces HTML without text and pictures. */
export function RichContent({
  html,
  blank,
  headings = null,
}: {
  readonly html: string;
  readonly blank: string;
  readonly headings?: HeadingLevel | null;
}) {
  const t = useRichTexts();
  const navigate = useNavigate();
  const { show } = useDialogs();
  const { name, hosts, platform } = useBrand();
  const root = useRef<HTMLDivElement>(null);
  const tableLabel = t('table');
  const content = useMemo(() => {
    const made = sanitizeHtml(html, { page: location, images: platform.allow.image });
    frameTables(made, tableLabel);
    lowerHeadings(made, headings);
    return made;
  }, [html, headings, platform.allow.image, tableLabel]);
  const isBlank = content.textContent?.trim() === '' && content.querySelector('img') === null;
  useLayoutEffect(() => {
    const at = root.current;
    at?.replaceChildren(content.cloneNode(true));
    at?.addEventListener('error', hidePicture, true);
    return () => at?.removeEventListener('error', hidePicture, true);
  }, [content]);

  const leave = async (link: HTMLAnchorElement): Promise<void> => {
    const answer = await show({
      title: t('leaving.title', { brand: name }),
      text: t('leaving.text', { host: link.host, brand: name }),
      actions: [
        { id: 'stay', label: t('leaving.stay'), variant: 'secondary' },
        { id: 'go', label: t('leaving.go'), isDefault: true },
      ],
    });
    // oxlint-disable-next-line no-restricted-properties -- the sanitiser has accepted this link
    if (answer === 'go') window.open(link.href, '_blank', 'noopener,noreferrer');
  };
  const follow = (event: MouseEvent): void => {
    // A right click opens the browser's menu, but also fires auxclick.
    if (event.button > 1) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const path = link.getAttribute('href') ?? '';
    const isOfSite = path.startsWith('/');
    if (!isOfSite && hosts.includes(link.host)) return;
    const opensElsewhere = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isOfSite && opensElsewhere) return;
    event.preventDefault();
    if (isOfSite) void navigate(path);
    else void leave(link);
  };
  if (isBlank) return <p className="text-ink-muted">{blank}</p>;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the click targets are the links in it; activating one by keyboard fires click too */}
      <div ref={root} onClick={follow} onAuxClick={follow} className={RICH_TEXT} />
      {html.length > LONGEST && <p className="text-ink-muted">{t('cut')}</p>}
    </>
  );
}
