import { answerOnPages, type PagesFiles, type WorkerBrand } from './pages-worker.ts';

/** The published file begins with its definition. */
declare const BRAND: WorkerBrand;

/** Cloudflare Pages calls the default export. */
export default {
  fetch: (request: Request, { ASSETS }: { readonly ASSETS: PagesFiles }): Promise<Response> =>
    answerOnPages(BRAND, request, ASSETS),
};
