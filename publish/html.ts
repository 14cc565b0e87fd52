const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attribute values. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Serialises JSON for a `<script type="application/json">`, so that no value can close the element. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

export type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Returns an opening tag; attributes that are `undefined` or `false` are left out. */
export const tag = (name: string, attributes: Attributes = {}): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false ? [] : [value === true ? key : `${key}="${escapeHtml(value)}"`],
  );
  return `<${[name, ...written].join(' ')}>`;
};

export const styleLinks = (hrefs: readonly string[]): string[] =>
  hrefs.map((href) => tag('link', { rel: 'stylesheet', href }));

export const modulePreloads = (hrefs: readonly string[]): string[] =>
  hrefs.map((href) => tag('link', { rel: 'modulepreload', href }));

export const moduleScripts = (sources: readonly string[]): string[] =>
  sources.map((src) => `${tag('script', { type: 'module', src })}</script>`);
