import { isLanguage, type Language } from '../languages.ts';
import { readMarkdown, type MarkdownRules } from '../pages/read-markdown.ts';
import type { TextNode } from '../pages/text-tree.ts';
import { addressFault } from './address-fault.ts';
import type { AssetFiles } from './assets.ts';
import { closestMatch } from './closest-match.ts';
import type { BrandDraft } from './draft.ts';
import { finding, printable, printableJson, type Finding } from './finding.ts';
import { LIMITS } from './limits.ts';
import { pageLinkFault, type LinkTargets } from './page-link.ts';
import type { SourceFile } from './parse-json.ts';
import { svgFault } from './svg-fault.ts';

/** The text of a page in one language. */
export interface PageText {
  readonly title: string;
  readonly nodes: readonly TextNode[];
}

/** The texts of a brand's own pages, keyed by page id and language. */
export type PageTexts = Readonly<Record<string, Readonly<Record<Language, PageText>>>>;

/** Markdown files, keyed by their path below `pages/` without `.md`, such as `vip/EN`. */
export type PageFiles = ReadonlyMap<string, SourceFile>;

type Report = (level: Finding['level'], code: string, message: string, remedy: string) => void;

const reporter = (name: string, found: Finding[]): Report => {
  const file = printable(`pages/${name}.md`);
  return (level, code, message, remedy) =>
    void found.push(finding({ file, pointer: '', block: 'pages', level, code, message, remedy }));
};

const rulesOf = (assets: AssetFiles, targets: LinkTargets): MarkdownRules => ({
  linkFault: (href) => (href.startsWith('/') ? pageLinkFault(href, targets) : addressFault(href)),
  pictureFault: (src) => {
    const file = assets.get(src);
    const isUnsafe = file?.svg != null && svgFault(file.svg) !== null;
    if (file === undefined || file.fault || isUnsafe)
      return {
        message: `${printableJson(src)} is not a picture of the brand`,
        remedy: 'write a path such as assets/club.svg',
      };
    return file.size > LIMITS.picture
      ? { message: `${printableJson(src)} is too heavy`, remedy: `make it ${LIMITS.picture / 1000} kB or less` }
      : null;
  },
});

/** Reads one file; returns `null` if the page cannot be shown in that language. */
const readText = (source: SourceFile, rules: MarkdownRules, report: Report): PageText | null => {
  if (source.size > LIMITS.page) {
    report('error', 'file-heavy', `weighs ${source.size} bytes`, `make it ${LIMITS.page / 1000} kB or less`);
    return null;
  }
  try {
    const { title, nodes, faults } = readMarkdown(
      new TextDecoder('utf-8', { fatal: true }).decode(source.read()),
      rules,
    );
    for (const { line, code, message, remedy } of faults) report('warning', code, `line ${line}: ${message}`, remedy);
    if (title !== null) return { title, nodes };
    report('error', 'title-missing', 'does not begin with a title', 'write "# " and the title on the first line');
  } catch {
    report('error', 'unreadable', 'cannot be read', 'save it as plain text in UTF-8, without deep nesting');
  }
  return null;
};

/** Warns about files that belong to no page. */
const checkName = (name: string, { pages, languages }: BrandDraft, report: Report): boolean => {
  const [id = '', language = '', ...more] = name.split('/');
  const ids = pages.flatMap((page) => page?.id ?? []);
  if (more.length > 0 || !isLanguage(language)) {
    report('warning', 'language', 'is not the text of a page', 'name it pages/<id>/<LANG>.md, such as pages/vip/EN.md');
    return false;
  }
  if (!ids.includes(id)) {
    if (pages.includes(null)) return false;
    const meant = closestMatch(id, ids);
    report(
      'warning',
      'leftover-text',
      `there is no page ${printableJson(id)}`,
      meant === null ? 'remove the file' : `rename the folder to ${printableJson(meant)}, or remove it`,
    );
    return false;
  }
  if (languages?.supported.includes(language) === true) return true;
  report(
    'warning',
    'language',
    `${language} is not a supported language of the brand`,
    'add it to languages.supported, or remove the file',
  );
  return false;
};

/**
 * Requires a text in the default language for each page. Warns about other languages without a text, in which the page
 * shows the default language's.
 */
const checkMissing = ({ pages, languages }: BrandDraft, texts: PageTexts): Finding[] =>
  languages === undefined
    ? []
    : pages.flatMap((page, index) =>
        page === null
          ? []
          : languages.supported
              .filter((language) => texts[page.id]?.[language] === undefined)
              .map((language) =>
                language === languages.default
                  ? finding({
                      pointer: `/pages/${index}/id`,
                      code: 'text-missing',
                      message: `the page has no text in ${language}, the default language`,
                      remedy: `write it in pages/${page.id}/${language}.md`,
                    })
                  : finding({
                      file: `pages/${page.id}/${language}.md`,
                      pointer: '',
                      block: 'pages',
                      level: 'warning',
                      code: 'text-missing',
                      message: `is missing: players with ${language} see the text in ${languages.default}`,
                      remedy: 'add it',
                    }),
              ),
      );

/**
 * Reads the texts of a brand's own pages. Anything that a page must not contain is removed and reported with its line,
 * including links to pages that the brand does not have. `own` is the paths of the brand's own pages.
 */
export const checkPageTexts = (
  draft: BrandDraft,
  files: PageFiles,
  assets: AssetFiles,
  own: readonly string[],
): { readonly texts: PageTexts; readonly findings: readonly Finding[] } => {
  const findings: Finding[] = [];
  const texts: Record<string, Record<Language, PageText>> = {};
  const rules = rulesOf(assets, { own, off: draft.modules.off });
  for (const [name, source] of files) {
    const report = reporter(name, findings);
    if (!checkName(name, draft, report)) continue;
    const [id = '', language = ''] = name.split('/');
    const text = readText(source, rules, report);
    if (text !== null) (texts[id] ??= {})[language] = text;
  }
  return { texts, findings: [...findings, ...checkMissing(draft, texts)] };
};
