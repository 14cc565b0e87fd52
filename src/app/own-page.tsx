import { use, useDeferredValue } from 'react';
import type { ClientPage, ClientPageText } from '#src/document/document-data.ts';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { LateSections } from '#src/features/home/late-sections.tsx';
import { TextTree } from '#src/rich-text/text-tree.tsx';
import { useLanguage } from '#src/texts/language-store.ts';
import { homeSections } from './home-sections.tsx';
import { loadPageText } from './page-text.ts';

function Article({ text }: { text: ClientPageText }) {
  return <TextTree nodes={text.nodes ?? use(loadPageText(text.file))} lang={text.lang} />;
}

type Part = ClientPage['parts'][number];

function PagePart({ part, text }: { part: Part; text: ClientPageText }) {
  switch (part.kind) {
    case 'article':
      return <Article text={text} />;
    case 'rail':
      return homeSections.rail?.(part);
    default:
      return <LateSections sections={[part]} />;
  }
}

/** A page that the brand adds to the site: its title, then its parts in order. */
export function OwnPage({ page: { parts, texts } }: { page: ClientPage }) {
  const { language } = useLanguage();
  // After a change of language, the previous text stays until the new one has loaded.
  const text = useDeferredValue(texts[language]);
  if (text === undefined) return null;
  return (
    <PageLayout name={text.title} lang={text.lang}>
      {parts.map((part) => (
        <PagePart key={Object.values(part).join(' ')} part={part} text={text} />
      ))}
    </PageLayout>
  );
}
