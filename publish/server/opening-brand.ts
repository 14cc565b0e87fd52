import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import { chooseLanguage } from './choose-document.ts';
import { failureResponse } from './platform-gateway.ts';
import { plainPage } from './plain-page.ts';

const RETRY_AFTER = { 'Retry-After': '2' };

/** Returns the response to a call if the sandbox is still creating the brand's merchant. */
export const openingResponse = (): Response =>
  failureResponse(503, 'merchant_opening', 'The merchant is being created', RETRY_AFTER);

const TEXTS: Readonly<Record<Language, readonly [title: string, text: string]>> = {
  EN: ['This site opens in a moment', 'It is being set up. This page reloads by itself.'],
  CN: ['网站即将开放', '网站正在准备中，本页会自动刷新。'],
  TH: ['เว็บไซต์จะเปิดในอีกสักครู่', 'กำลังเตรียมเว็บไซต์ หน้านี้จะโหลดใหม่เอง'],
  VI: ['Trang sẽ mở trong giây lát', 'Trang đang được chuẩn bị và sẽ tự tải lại.'],
  ID: ['Situs ini segera dibuka', 'Situs sedang disiapkan. Halaman ini memuat ulang sendiri.'],
  JA: ['まもなくサイトが開きます', 'サイトを準備しています。このページは自動的に再読み込みされます。'],
  TY: ['Magbubukas ang site sa ilang sandali', 'Inihahanda pa ang site. Kusang magre-reload ang page na ito.'],
};

/** Returns the page that is shown while the sandbox is still creating the brand's merchant. It reloads itself until the site is open. */
export const openingPage = (request: Request, { languages }: Pick<Brand, 'languages'>, https: boolean): Response => {
  const language = chooseLanguage(languages, request);
  const [title, text] = TEXTS[language];
  return plainPage({
    title,
    status: 503,
    https,
    language,
    headers: { ...RETRY_AFTER, Refresh: '2' },
    body: `<h1>${title}</h1>\n<p>${text}</p>`,
  });
};
