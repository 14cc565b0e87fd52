import { LANGUAGE_TAGS, type Language } from '#schemas/languages.ts';

/** Free helplines by country. `001` is the whole world. */
const HELPLINES: readonly (readonly [region: string, line: string])[] = [
  ['PH', '1553'],
  ['TH', '1323'],
  ['JP', '0120-279-338'],
  ['ID', '119 ext. 8'],
  ['CN', '12356'],
  ['001', '<a href="https://www.gamblingtherapy.org/">gamblingtherapy.org</a>'],
];

/** The helplines as a table, the one of `country` first. */
export const helplineTable = (
  country: string,
  language: Language,
  [region, line]: readonly [string, string],
): string => {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'region' });
  const rows = HELPLINES.toSorted(([one], [other]) => Number(other === country) - Number(one === country)).map(
    ([code, number]) => `<tr><td>${names.of(code) ?? code}</td><td>${number}</td></tr>`,
  );
  return `<table><tr><th scope="col">${region}</th><th scope="col">${line}</th></tr>${rows.join('')}</table>`;
};
