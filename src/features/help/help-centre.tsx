import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { HelpArticle } from '#schemas/help-article.ts';
import { useArticles } from '#src/brand/use-articles.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { HelpArticleText } from './help-article.tsx';
import { useHelpPath } from './help-links.ts';
import { HelpMenu } from './help-menu.tsx';
import { HelpResults } from './help-results.tsx';
import { findArticles, pathTo, searchIndex, visibleSections } from './help-sections.ts';
import { useHelpTexts } from './texts.ts';

interface ArticleChoices {
  /** The `section` in the URL, or `null` if there is none. */
  readonly section: string | null;
  /** The number of times that an article was chosen since the page opened, or since `forget` was called. */
  readonly count: number;
  readonly forget: () => void;
}

/** Counts how often an article is chosen, even if it is open already. Other changes of the URL, such as opening a modal, do not count. */
const useArticleChoices = (): ArticleChoices => {
  const { key, search, hash } = useLocation();
  const [params] = useSearchParams();
  const section = params.get('section');
  const [seen, setSeen] = useState({ key, search, section });
  const [count, setCount] = useState(0);
  if (seen.key !== key) {
    setSeen({ key, search, section });
    // A hash means a jump within the page, for example by the skip link.
    if (hash === '' && (section !== seen.section || search === seen.search)) setCount(count + 1);
  }
  return { section, count, forget: () => setCount(0) };
};

const WAIT_MS = 150;
const LONGEST_QUERY = 80;
const PLACEHOLDERS = [0, 1, 2, 3, 4, 5];

/** The help centre with its loading and error states. */
export function HelpCentre() {
  const t = useHelpTexts();
  const articles = useArticles();
  return (
    <QueryView
      query={articles}
      failed={t('error')}
      skeleton={
        <span className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
          <span className="space-y-3">
            {PLACEHOLDERS.map((at) => (
              <Skeleton key={at} className="h-11 w-full" />
            ))}
          </span>
          <Skeleton className="h-80 w-full" />
        </span>
      }
    >
      {(list) => <Articles articles={list} />}
    </QueryView>
  );
}

/** The menu of sections and the open article, which the query string names. On phones the menu is above the article. */
function Articles({ articles }: { readonly articles: readonly HelpArticle[] }) {
  const t = useHelpTexts();
  const home = useHelpPath();
  const { section, count, forget } = useArticleChoices();
  const [query, setQuery] = useState('');
  const searched = useDebounced(query, WAIT_MS);
  const sections = useMemo(() => visibleSections(articles), [articles]);
  const index = useMemo(() => searchIndex(sections), [sections]);
  const [opening] = sections;
  if (opening === undefined) return <EmptyState icon="help" title={t('empty')} text={t('empty.text')} />;
  const path = pathTo(sections, section ?? opening.id);
  const article = path.at(-1);
  const isSearching = query.trim() !== '' && searched.trim() !== '';
  const content = () => {
    if (isSearching)
      return (
        <HelpResults found={findArticles(index, searched)} query={searched.trim()} onChosen={() => setQuery('')} />
      );
    if (article !== undefined) return <HelpArticleText key={article.id} article={article} choices={count} />;
    return (
      <EmptyState
        icon="help"
        title={t('missing')}
        text={t('missing.text')}
        action={
          <Link to={home} className={buttonStyles('secondary', 'md')}>
            {t('missing.all')}
          </Link>
        }
      />
    );
  };
  return (
    <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-8 print:block">
      <div className="space-y-4 print:hidden">
        <TextField
          type="search"
          label={t('search')}
          hideLabel
          placeholder={t('search')}
          maxLength={LONGEST_QUERY}
          value={query}
          onValue={(typed) => {
            setQuery(typed);
            forget();
          }}
          leading={<Icon name="search" className="size-5" />}
        />
        <HelpMenu sections={sections} path={path.map(({ id }) => id)} />
      </div>
      {content()}
    </div>
  );
}
