import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import { createContext, useContext, type ReactNode } from 'react';
import { ALL_SCENARIOS } from '#machines/all-scenarios.ts';
import { Chart } from '../chart.tsx';
import { headingSlug, linked } from './linked.ts';

/** Resets the site's styles on documentation pages, and keeps pages within the width of a phone. */
const STYLE = `
.doc-page { overflow-wrap: anywhere; }
.doc-page ul { list-style: disc; }
.doc-page ol { list-style: decimal; }
.doc-page :is(p, li) code { white-space: normal; overflow-wrap: anywhere; }
.doc-page pre, .doc-page pre * { white-space: pre-wrap !important; overflow-wrap: anywhere; }
.doc-page .doc-table { overflow-x: auto; margin: 0 0 24px; }
.doc-page .doc-table:focus-visible { outline: 3px solid Highlight; }
.doc-page .doc-table table { margin: 0; }
.doc-page .doc-table :is(th, td) { overflow-wrap: normal; vertical-align: top; }
.doc-page .chart { margin: 0 0 24px; border: 1px solid rgb(128 128 128 / 40%); border-radius: 4px; color-scheme: light; }
`;

/** A table in its own scroll container, so that a table wider than the page can be scrolled by keyboard. */
function DocTable({ children }: { readonly children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
    <figure className="doc-table" tabIndex={0} aria-label="Table">
      <table>{children}</table>
    </figure>
  );
}

/** Renders a flow's chart in place of its Mermaid source, which would need a separate renderer. */
function DocCode({ className, children = '' }: { readonly className?: string; readonly children?: string }) {
  const [, flow] = /^stateDiagram-v2\s+accTitle: (.+)$/m.exec(children) ?? [];
  const scenarios = ALL_SCENARIOS.find(({ name }) => name === flow);
  return scenarios === undefined ? (
    <CodeOrSourceMdx {...(className === undefined ? {} : { className })}>{children}</CodeOrSourceMdx>
  ) : (
    <Chart scenarios={scenarios} />
  );
}

function DocBlock({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}

/** The path of the document that contains the links. */
const FromContext = createContext('');

function DocLink({ href = '', children }: { readonly href?: string; readonly children?: ReactNode }): ReactNode {
  const to = linked(href, useContext(FromContext));
  return to === null ? (
    children
  ) : (
    <AnchorMdx href={to} target="_self">
      {children}
    </AnchorMdx>
  );
}

const OPTIONS = {
  disableParsingRawHTML: true,
  slugify: headingSlug,
  overrides: { ...HeadersMdx, a: DocLink, code: DocCode, pre: DocBlock, table: DocTable },
};

/** Shows a project document as a Storybook page; `from` is its path, such as `docs/forms.md`. */
export function DocPage({ text, from }: { readonly text: string; readonly from: string }) {
  return (
    <FromContext value={from}>
      <div className="doc-page">
        <style>{STYLE}</style>
        <Markdown options={OPTIONS}>{text.replace(/^<!--.*?-->\s*/, '')}</Markdown>
      </div>
    </FromContext>
  );
}
