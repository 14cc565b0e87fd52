import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

interface ArticleChoices {
  /** The `section` of the address; null where it names none. */
  readonly section: string | null;
  /** How often an article was chosen since arrival or the last `forget`. */
  readonly count: number;
  readonly forget: () => void;
}

/** Counts the navigations that choose an article, also the open one again; what else changes in the address, such as a modal that opens, is none. */
export const useArticleChoices = (): ArticleChoices => {
  const { key, search, hash } = useLocation();
  const [params] = useSearchParams();
  const section = params.get('section');
  const [seen, setSeen] = useState({ key, search, section });
  const [count, setCount] = useState(0);
  if (seen.key !== key) {
    setSeen({ key, search, section });
    // A hash is a jump within the page, such as that of the skip link.
    if (hash === '' && (section !== seen.section || search === seen.search)) setCount(count + 1);
  }
  return { section, count, forget: () => setCount(0) };
};
