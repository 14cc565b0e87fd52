/** The elements of a text, which are the same in Markdown and on the page. */
export const TEXT_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'strong',
  'em',
  'del',
  'br',
  'hr',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type TextTag = (typeof TEXT_TAGS)[number];

/** A text without executable code: plain strings, and elements from a closed set whose links and pictures have been checked. */
export type TextNode = string | TextElement;

export interface TextElement {
  readonly tag: TextTag;
  /** The address of a link: a path of the site, or an https URL. */
  readonly href?: string;
  /** The address of a picture: a file of the brand. */
  readonly src?: string;
  readonly alt?: string;
  /** The first number of an ordered list. */
  readonly start?: number;
  readonly children?: readonly TextNode[];
}

/** Returns the plain text of nodes. */
export const plainText = (nodes: readonly TextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children ?? []))).join('');

/** Returns a copy of a text in which pictures have other addresses. */
export const withSources = (nodes: readonly TextNode[], sourceOf: (src: string) => string): readonly TextNode[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : {
          ...node,
          ...(node.src === undefined ? {} : { src: sourceOf(node.src) }),
          ...(node.children === undefined ? {} : { children: withSources(node.children, sourceOf) }),
        },
  );
