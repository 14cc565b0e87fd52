import { htmlLang, knownLanguages, languageInfo } from '#schemas/languages.ts';
import type { StorySetup } from '../story-setup.ts';

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The root element's attributes that a language sets. */
type Marks = Pick<HTMLElement, 'lang' | 'dir'>;

interface Size {
  readonly width: number;
  readonly height: number;
  /** The root element's font size; empty for the browser's default. */
  readonly fontSize: string;
}

/** A phone-sized page with the texts of a language. */
interface PhonePage extends Size {
  readonly name: string;
  readonly tables: () => Promise<Tables>;
  /** `null` keeps the language and direction of the page. */
  readonly marks: Marks | null;
}

const NARROW: Size = { width: 320, height: 900, fontSize: '200%' };
const USUAL: Size = { width: 360, height: 800, fontSize: '' };

const longestPage = ({ longestTexts }: StorySetup): PhonePage => ({
  ...NARROW,
  name: 'longest texts at 320 px',
  tables: longestTexts,
  marks: null,
});

const languagePages = ({ textsIn }: StorySetup): readonly PhonePage[] =>
  knownLanguages().flatMap((language) =>
    [NARROW, USUAL].map((size) => ({
      ...size,
      name: `${language} at ${size.width} px`,
      tables: () => textsIn(language),
      marks: { lang: htmlLang(language), dir: languageInfo(language).direction },
    })),
  );

const drawn = async (): Promise<void> => {
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** More than fonts and container queries need on a busy machine. */
const PATIENCE_MS = 2000;

const lookPatiently = async (look: () => readonly string[]): Promise<readonly string[]> => {
  await document.fonts.ready;
  const end = performance.now() + PATIENCE_MS;
  let found = look();
  while (found.length > 0 && performance.now() < end) {
    await drawn();
    found = look();
  }
  return found;
};

/**
 * Returns the findings of `look` on a story's page rendered at 320 px with double text size and the longest text of any language. If
 * `inEveryLanguage` is set, repeats this in each language, and at 360 px with normal text; numbers stay in the story's language. Restores the page
 * afterwards.
 */
export const onPhonePages = async (
  setup: StorySetup,
  look: () => readonly string[],
  { inEveryLanguage }: { readonly inEveryLanguage: boolean },
): Promise<readonly string[]> => {
  const { page: browserPage } = await import('vitest/browser');
  const { texts } = setup.stores;
  const root = document.documentElement;
  const show = async ({ width, height, fontSize }: Size, tables: Tables, marks: Marks): Promise<void> => {
    for (const [namespace, table] of Object.entries(tables))
      texts.addResourceBundle(texts.language, namespace, table, true, true);
    texts.emit('languageChanged', texts.language);
    Object.assign(root, marks);
    root.style.fontSize = fontSize;
    await browserPage.viewport(width, height);
    await drawn();
  };
  const before = { width: innerWidth, height: innerHeight, fontSize: root.style.fontSize };
  const ownMarks: Marks = { lang: root.lang, dir: root.dir };
  const found: string[] = [];
  const pages = [longestPage(setup), ...(inEveryLanguage ? languagePages(setup) : [])];
  const longest = await setup.longestTexts();
  const own = Object.fromEntries(
    Object.keys(longest).map((namespace) => [
      namespace,
      { ...(texts.getResourceBundle(texts.language, namespace) as Readonly<Record<string, string>> | undefined) },
    ]),
  );
  try {
    for (const page of pages) {
      await show(page, await page.tables(), page.marks ?? ownMarks);
      found.push(...(await lookPatiently(look)).map((defect) => `${page.name}: ${defect}`));
    }
    return found;
  } finally {
    await show(before, own, ownMarks);
  }
};
