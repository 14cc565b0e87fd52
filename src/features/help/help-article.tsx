import { useEffect, useId, useRef } from 'react';
import type { HelpArticle } from '#schemas/help-article.ts';
import { formatLocalDay } from '#src/lib/format-local-time.ts';
import { unbrokenText } from '#src/lib/unbroken-text.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { RichText } from '#src/rich-text/rich-text.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Icon } from '#src/ui/icon.tsx';
import { sentenceFit } from '#src/ui/line-fit.ts';
import { Link } from '#src/ui/link.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { Helplines } from './helplines.tsx';
import { sectionLink, useHelpPath, withOwnPath } from './help-links.ts';
import { useHelpTexts } from './texts.ts';

/** The id of the article about responsible gaming; the footer links to it. */
const RESPONSIBLE_GAMING = 'responsible-gaming';

/** Scrolls to a heading if it is above the viewport or in its lower half. */
const showHeading = (heading: HTMLElement): void => {
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) heading.scrollIntoView?.({ block: 'start' });
};

/** The text of an article. When `choices` changes, its heading gets the focus and is scrolled into view, so that reading starts there. */
export function HelpArticleText({
  article: { id, title, content, version, updatedAt, children },
  choices,
}: {
  readonly article: HelpArticle;
  /** The number of times that an article has been chosen since the page opened. */
  readonly choices: number;
}) {
  const t = useHelpTexts();
  const path = useHelpPath();
  const brand = useBrand();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (choices === 0 || heading.current === null) return;
    heading.current.focus({ preventScroll: true });
    showHeading(heading.current);
  }, [choices]);
  const facts = [
    updatedAt === undefined ? null : t('updated', { day: formatLocalDay(updatedAt) }),
    version === undefined ? null : t('version', { version }),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
  return (
    <article aria-labelledby={headingId} className="min-w-0 space-y-4">
      <header className="@container space-y-1">
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="scroll-mt-24 font-display text-xl font-semibold text-balance wrap-anywhere outline-none"
        >
          {title}
        </h2>
        {facts !== '' && (
          <p className="text-sm text-ink-muted">
            <span className={sentenceFit(facts)}>{unbrokenText(facts)}</span>
          </p>
        )}
      </header>
      <RichText html={withOwnPath(content, path)} blank={t('blank')} headings="h3" />
      {id === RESPONSIBLE_GAMING && <Helplines helplines={brand.helplines} hosts={brand.hosts} />}
      {children !== undefined && children.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2 print:hidden">
          {children.map((child) => (
            <li key={child.id}>
              <Link
                to={sectionLink(path, child.id)}
                className={classNames(
                  'flex min-h-12 items-center gap-2 rounded-control border border-line px-3 py-2 text-sm font-medium wrap-anywhere hover:bg-ink/5',
                  focusRing,
                )}
              >
                <span className="min-w-0 flex-1">{child.title}</span>
                <Icon name="chevron-right" className="size-4 text-ink-muted rtl:rotate-180" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="print:hidden">
        <Button variant="quiet" size="sm" onClick={() => print()}>
          {t('print')}
        </Button>
      </p>
    </article>
  );
}
