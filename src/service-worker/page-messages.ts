/** Messages from a page to its service worker. */
export type PageMessage =
  /** The page has loaded: store these files of the site, and the page's document, whose URL is `document`. */
  | { readonly type: 'loaded'; readonly document: string; readonly files: readonly string[] }
  /** Requests the outcome of the page's document, once the network has answered; the reply comes through the message's port. */
  | { readonly type: 'outcome' }
  /** The stored documents no longer fit the visitor (language, login). */
  | { readonly type: 'forget' };

/**
 * `changed`: the stored document was outdated, and `html` is the current one. `gone`: the document no longer exists, its URL redirects, or the host
 * now belongs to another brand.
 */
export type DocumentOutcome =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly html: string }
  | { readonly kind: 'gone' };
