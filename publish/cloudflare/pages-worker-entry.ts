import { setLanguages, type Language, type LanguageInfo } from '#schemas/languages.ts';
import { answerOnPages, type PagesFiles, type WorkerBrand } from './pages-worker.ts';

/* Defined in the first lines of the published file, which `publish` adds. */
declare const BRAND: WorkerBrand;
declare const LANGUAGES: Readonly<Record<Language, LanguageInfo>>;

setLanguages(LANGUAGES);

/** The default export is the interface that Cloudflare Pages calls. */
export default {
  fetch: (request: Request, { ASSETS }: { readonly ASSETS: PagesFiles }): Promise<Response> =>
    answerOnPages(BRAND, request, ASSETS),
};
