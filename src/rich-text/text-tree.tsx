import { createElement, type ReactNode } from 'react';
import type { TextElement, TextNode } from '#schemas/pages/text-tree.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { ExternalLink } from '#src/ui/external-link.tsx';
import { Link } from '#src/ui/link.tsx';
import { RICH_TEXT, TABLE_FRAME } from './rich-text-look.ts';
import { useRichTexts } from './texts.ts';

const HEADINGS: Readonly<Record<string, string>> = {
  h2: 'pt-3 font-display text-xl font-bold text-balance text-ink',
  h3: 'pt-2 font-display text-lg font-bold text-balance text-ink',
  h4: 'pt-1 font-bold text-ink',
};

function TextLink({ href = '', children }: { href: string | undefined; children: ReactNode }) {
  const [host = ''] = useBrand().hosts;
  if (href.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>;
  const address = safeUrl(href, { host });
  return address === null ? children : <ExternalLink href={address}>{children}</ExternalLink>;
}

/** A table in a box that can be scrolled by keyboard. */
function TextTable({ children }: { children: ReactNode }) {
  const t = useRichTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, and is no set of fields
    <div role="group" aria-label={t('table')} tabIndex={0} className={TABLE_FRAME}>
      <table>{children}</table>
    </div>
  );
}

const NO_NODES: readonly TextNode[] = [];

function Element({ tag, href, src, alt = '', start, children = NO_NODES }: TextElement) {
  switch (tag) {
    case 'a':
      return (
        <TextLink href={href}>
          <Nodes nodes={children} />
        </TextLink>
      );
    case 'img':
      return <img src={src} alt={alt} loading="lazy" decoding="async" />;
    case 'br':
    case 'hr':
      return createElement(tag);
    case 'table':
      return (
        <TextTable>
          <Nodes nodes={children} />
        </TextTable>
      );
    case 'ol':
      return (
        <ol start={start}>
          <Nodes nodes={children} />
        </ol>
      );
    default:
      return createElement(tag, { className: HEADINGS[tag] }, <Nodes nodes={children} />);
  }
}

function Nodes({ nodes }: { nodes: readonly TextNode[] }): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key, marquee/text-beside-conditional -- the nodes of a text never change
  return nodes.map((node, at) => (typeof node === 'string' ? node : <Element key={at} {...node} />));
}

/** A text from Markdown. Its elements are created by React, so nothing in it can be code. */
export function TextTree({ nodes, lang }: { nodes: readonly TextNode[]; lang?: string | undefined }) {
  return (
    <div lang={lang} className={classNames(RICH_TEXT, 'text-ink-muted')}>
      <Nodes nodes={nodes} />
    </div>
  );
}
