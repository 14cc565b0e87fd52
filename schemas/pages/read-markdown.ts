import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/markdown';
import { plainText, type TextNode, type TextTag } from './text-tree.ts';

type Node = MarkdownToJSX.ASTNode;

/** Something in a Markdown file that the page will not show. */
export interface MarkdownFault {
  /** The line number, starting at 1. */
  readonly line: number;
  readonly code: 'markup' | 'link' | 'picture';
  readonly message: string;
  readonly remedy: string;
}

type Fault = Pick<MarkdownFault, 'message' | 'remedy'>;

export interface MarkdownRules {
  /** Why a link is refused; `null` for an allowed one. */
  readonly linkFault: (href: string) => Fault | null;
  /** Why a picture is refused; `null` for an allowed one. */
  readonly pictureFault: (src: string) => Fault | null;
}

export interface MarkdownText {
  /** The heading at the beginning; `null` if there is none. */
  readonly title: string | null;
  readonly nodes: readonly TextNode[];
  readonly faults: readonly MarkdownFault[];
}

const FORMATS: Readonly<Record<string, TextTag>> = { strong: 'strong', b: 'strong', em: 'em', i: 'em', del: 'del' };

/** The title is the only first-level heading of the page. */
const headingTag = (level: number): TextTag => (level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4');

/** Creates a function that finds the line of each piece of text; the pieces must be searched for in the order in which they occur. */
const createLineFinder = (source: string): ((wanted: string) => number) => {
  const lower = source.toLowerCase();
  let from = 0;
  return (wanted) => {
    const at = lower.indexOf(wanted.toLowerCase(), from);
    if (at !== -1) from = at + 1;
    return source.slice(0, Math.max(at, 0)).split('\n').length;
  };
};

/**
 * Converts Markdown to a tree of allowed elements. HTML is removed, as are links and pictures that `rules` refuse; each
 * of them is reported as a fault. The text cannot contain executable code, because nothing in the tree is HTML.
 */
export const readMarkdown = (source: string, { linkFault, pictureFault }: MarkdownRules): MarkdownText => {
  const faults: MarkdownFault[] = [];
  const lineOf = createLineFinder(source);
  const report = (code: MarkdownFault['code'], wanted: string, fault: Fault): void =>
    void faults.push({ line: lineOf(wanted), code, ...fault });

  const element = (tag: TextTag, children: readonly Node[]): TextNode => ({ tag, children: read(children) });
  const cells = (tag: TextTag, row: readonly (readonly Node[])[]): TextNode => ({
    tag: 'tr',
    children: row.map((cell) => element(tag, cell)),
  });
  const items = (list: readonly (readonly Node[])[]): readonly TextNode[] => list.map((item) => element('li', item));

  const readHtml = (tag: string, children: readonly Node[]): readonly TextNode[] => {
    const isCode = /^(?:script|style|iframe|template|noscript|object|embed)$/i.test(tag);
    report('markup', `<${tag}`, {
      message: `contains the HTML element <${tag}>, which is removed`,
      remedy: isCode ? 'remove it' : 'write Markdown',
    });
    return isCode ? [] : read(children);
  };

  const readNode = (node: Node): readonly TextNode[] => {
    switch (node.type) {
      case RuleType.text:
        return [node.text];
      case RuleType.textFormatted: {
        const tag = FORMATS[node.tag];
        return tag === undefined ? read(node.children) : [element(tag, node.children)];
      }
      case RuleType.paragraph:
        return [element('p', node.children)];
      case RuleType.heading:
        return [element(headingTag(node.level), node.children)];
      case RuleType.blockQuote:
        return [element('blockquote', node.children)];
      case RuleType.unorderedList:
        return [{ tag: 'ul', children: items(node.items) }];
      case RuleType.orderedList:
        return [{ tag: 'ol', ...(node.start === undefined ? {} : { start: node.start }), children: items(node.items) }];
      case RuleType.table:
        return [
          {
            tag: 'table',
            children: [
              { tag: 'thead', children: [cells('th', node.header)] },
              { tag: 'tbody', children: node.cells.map((row) => cells('td', row)) },
            ],
          },
        ];
      case RuleType.codeBlock:
        return [{ tag: 'pre', children: [node.text] }];
      case RuleType.codeInline:
        return [{ tag: 'code', children: [node.text] }];
      case RuleType.breakLine:
        return [{ tag: 'br' }];
      case RuleType.breakThematic:
        return [{ tag: 'hr' }];
      case RuleType.link: {
        const href = node.target ?? '';
        const fault = linkFault(href);
        if (fault === null) return [{ tag: 'a', href, children: read(node.children) }];
        report('link', href === '' ? '](' : href, fault);
        return read(node.children);
      }
      case RuleType.image: {
        const src = node.target ?? '';
        const fault = pictureFault(src);
        if (fault === null) return [{ tag: 'img', src, alt: node.alt ?? '' }];
        report('picture', src === '' ? '![' : src, fault);
        return [];
      }
      case RuleType.htmlBlock:
        return readHtml(node.tag, node.children ?? []);
      case RuleType.htmlSelfClosing:
        return readHtml(node.tag, []);
      default:
        return [];
    }
  };
  const read = (nodes: readonly Node[]): readonly TextNode[] => nodes.flatMap(readNode);

  const nodes = parser(source).filter(({ type }) => type !== RuleType.refCollection);
  const [first, ...rest] = nodes;
  const isTitled = first?.type === RuleType.heading && first.level === 1;
  const title = isTitled ? plainText(read(first.children)).trim() : '';
  return { title: title === '' ? null : title, nodes: read(isTitled ? rest : nodes), faults };
};
