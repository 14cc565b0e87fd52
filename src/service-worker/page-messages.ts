/** What a page tells its service worker. */
export type PageMessage =
  /** It has loaded: these files of its own are to be kept, and its document, whose URL is `document`. */
  | { readonly type: 'loaded'; readonly document: string; readonly files: readonly string[] }
  /** What became of the document that it was shown, once the network has answered; the answer comes through the message's port. */
  | { readonly type: 'outcome' }
  /** The stored documents no longer fit the visitor (language, login). */
  | { readonly type: 'forget' };

/** `changed`: the stored document was an older one, `html` is that of today. `gone`: there is none any more, or its address leads elsewhere. */
export type DocumentOutcome =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly html: string }
  | { readonly kind: 'gone' };
