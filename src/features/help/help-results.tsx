import { classNames } from '#src/lib/class-names.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { sectionLink, useHelpPath } from './help-links.ts';
import type { FoundArticle } from './help-sections.ts';
import { useHelpTexts } from './texts.ts';

/** The results of a search in the help centre. */
export function HelpResults({
  found,
  query,
  onChosen,
}: {
  readonly found: readonly FoundArticle[];
  readonly query: string;
  readonly onChosen: () => void;
}) {
  const t = useHelpTexts();
  const lists = useListTexts();
  const path = useHelpPath();
  return (
    <section aria-label={lists('results')} className="min-w-0 space-y-3">
      <output className="block text-sm text-ink-muted">{t('found', { count: found.length })}</output>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('none', { query })} text={t('none.text')} />
      ) : (
        <ul className="divide-y divide-line">
          {found.map(({ article, section, excerpt }) => (
            <li key={article.id}>
              <Link
                to={sectionLink(path, article.id)}
                onClick={onChosen}
                className={classNames('block rounded-control px-2 py-3 hover:bg-ink/5', focusRing)}
              >
                <span className="block font-semibold wrap-anywhere text-primary-ink">{article.title}</span>
                {section !== null && <span className="block text-xs wrap-anywhere text-ink-muted">{section}</span>}
                <span className="block text-sm wrap-anywhere">{excerpt}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
