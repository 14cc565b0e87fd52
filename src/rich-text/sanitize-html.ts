import DOMPurify, { type Config } from 'dompurify';
import { isRoute, withoutTrailingSlash } from '#schemas/routes.ts';
import { safeUrl } from '#src/lib/safe-url.ts';

/** The origins that links and pictures of a text may point to. */
export interface RichTextOrigins {
  /** The page's own origin and host. */
  readonly page: Pick<Location, 'origin' | 'host'>;
  /** Other origins of pictures. */
  readonly images: readonly string[];
}

/** Maximum length in characters. Longer texts are cut off, because a slow phone would take seconds to process one. */
export const LONGEST = 200_000;

const CONFIG: Config = {
  ALLOWED_TAGS:
    'h1 h2 h3 h4 h5 h6 p br div span hr blockquote pre strong b em i u s ul ol li a img table thead tbody tr th td caption'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'scope', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

/** Returns a path of the site with its query, such as `/promotions?tab=1`, or `null` for anything else. */
const routeOf = (text: string): string | null => {
  const [path = ''] = text.split(/[?#]/u);
  return /^\/[\w/]*(?:\?[\w=&%.-]*)?$/u.test(text) && isRoute(withoutTrailingSlash(path)) ? text : null;
};

const linkOf = (text: string, { host }: RichTextOrigins['page']): string | null =>
  routeOf(text) ?? safeUrl(text, { host });

const pictureOf = (text: string, { page, images }: RichTextOrigins): string | null => {
  if (/^\/[\w/.%-]+(?:\?[\w=&%.-]*)?$/u.test(text) && !text.startsWith('//')) return text;
  return safeUrl(text, { origins: [page.origin, ...images], host: page.host });
};

const SPAN = /^[1-9]\d?$/u;

/** Returns the allowed value of an attribute, or `null` if the attribute is removed. */
const allowedValue = (name: string, value: string, origins: RichTextOrigins): string | null => {
  switch (name) {
    case 'href':
      return linkOf(value.trim(), origins.page);
    case 'src':
      return pictureOf(value.trim(), origins);
    case 'colspan':
    case 'rowspan':
      return SPAN.test(value) ? value : null;
    default:
      return value;
  }
};

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const finishLink = (link: Element): void => {
  if (link.getAttribute('href')?.startsWith('/') !== false) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
};

const finishPicture = (picture: Element): void => {
  if (!picture.hasAttribute('src')) return picture.remove();
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  picture.setAttribute('referrerpolicy', 'no-referrer');
};

/**
 * Runs `work` with hooks on the shared DOMPurify object: they are added before and removed after the call, so that no other caller is affected. The
 * library's own URL check allows `data:` on pictures, so every URL is checked here.
 */
const withHooks = <Value>(origins: RichTextOrigins, work: () => Value): Value => {
  DOMPurify.addHook('uponSanitizeAttribute', (_element, data) => {
    const value = allowedValue(data.attrName, data.attrValue, origins);
    if (value === null) data.keepAttr = false;
    else data.attrValue = value;
  });
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (!isElement(node)) return;
    if (node.localName === 'a') finishLink(node);
    if (node.localName === 'img') finishPicture(node);
  });
  try {
    return work();
  } finally {
    DOMPurify.removeAllHooks();
  }
};

/**
 * Converts the platform's HTML to nodes of this document that cannot run code or load anything from elsewhere: only allowed tags, safe links, and
 * pictures from allowed origins.
 */
export const sanitizeHtml = (html: string, origins: RichTextOrigins): DocumentFragment => {
  const content = withHooks(
    origins,
    () => DOMPurify.sanitize(html.slice(0, LONGEST), CONFIG) as unknown as DocumentFragment | null,
  );
  // HTML with a frameset has no body.
  if (content === null) return document.createDocumentFragment();
  // A link without a target is replaced by its text.
  for (const link of content.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes);
  return content;
};
