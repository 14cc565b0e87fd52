import { lazyPart } from '#src/brand/lazy-part.tsx';

/** The bottom of every page. Its markup is in the document; its code loads after more urgent code. */
export const FooterPart = lazyPart(
  'footer',
  async () => (await import('#src/features/shell/site-footer.tsx')).SiteFooter,
);
