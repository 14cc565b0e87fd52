import type { Language } from '#schemas/languages.ts';
import type { ClientLanguage } from '#src/document/document-data.ts';
import { FORM_NAMESPACES } from '#src/document/form-namespaces.ts';
import { loadChunk, reloadOnce } from '#src/lib/load-chunk.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import type { TextSource, TextTables } from '#src/texts/create-i18n.ts';

type ClientLanguages = Readonly<Record<Language, ClientLanguage>>;

const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Fetches a data file of the site. */
export const fetchJson = async (address: string): Promise<unknown> => {
  const answer = await fetch(address);
  // A deploy has removed the file; the new document names the new one.
  if (GONE.has(answer.status)) reloadOnce(() => location.reload());
  if (!answer.ok) throw new Error(`${address} ${answer.status}`);
  return parseJson(await answer.text());
};

/**
 * Creates the source of the site's texts; `languages` returns their URLs in the current document. For a namespace of forms it loads only the texts of
 * forms; for any other, all texts at once, because one round trip is best on a slow network. Each file is loaded once; only failed loads are
 * repeated.
 */
export const textLoader = (languages: () => ClientLanguages): TextSource => {
  const loaded = new Map<string, Promise<TextTables>>();
  const once = (address: string): Promise<TextTables> => {
    const tables =
      loaded.get(address) ?? loadChunk(`texts ${address}`, () => fetchJson(address) as Promise<TextTables>);
    loaded.set(address, tables);
    tables.catch(() => loaded.delete(address));
    return tables;
  };
  return async (language, namespace) => {
    const urls = languages()[language];
    if (urls === undefined) return null;
    if (FORM_NAMESPACES.includes(namespace)) return once(urls.forms);
    const [forms, others] = await Promise.all([once(urls.forms), once(urls.others)]);
    return { ...forms, ...others };
  };
};
