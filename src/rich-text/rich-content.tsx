import { useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import type EN from '#languages/EN/site/rich-text.json';
import { createTextsHook } from '#src/texts/text-hooks.ts';
import { LONGEST, sanitizeHtml } from './sanitize-html.ts';

const useRichTexts = createTextsHook<keyof typeof EN>('rich-text');

const LOOK = classNames(
  'max-w-prose space-y-3 leading-relaxed wrap-anywhere',
  '[&_a]:rounded-control [&_a]:font-medium [&_a]:text-primary-ink [&_a]:underline [&_a]:outline-focus [&_a]:focus-visible:outline-2',
  '[&_ol]:list-decimal [&_ol]:space-y-1 [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:ps-6',
  '[&_blockquote]:border-s-4 [&_blockquote]:border-line [&_blockquote]:ps-4 [&_hr]:border-line [&_img]:max-w-full [&_img]:rounded-card',
  '[&_pre]:whitespace-pre-wrap [&_table]:w-full [&_table]:text-sm [&_table]:wrap-break-word',
  '[&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:p-2 [&_th]:text-start',
);

type HeadingLevel = 'h3';

/** Wraps each table in a box that scrolls if the table is wider than the text area, and that can be reached by keyboard. */
const frameTables = (content: DocumentFragment, label: string): void => {
  for (const table of content.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = `overflow-x-auto rounded-control ${focusRing}`;
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
      <div ref={root} onClick={follow} onAuxClick={follow} className={LOOK} />
      {html.length > LONGEST && <p className="text-ink-muted">{t('cut')}</p>}
    </>
  );
}
