import type { Glossary } from '#schemas/game.ts';
import type { Language } from '#schemas/languages.ts';
import { CN } from '#sandbox/domains/catalogue/glossaries/cn.ts';
import { EN } from '#sandbox/domains/catalogue/glossaries/en.ts';
import { ID } from '#sandbox/domains/catalogue/glossaries/id.ts';
import { JA } from '#sandbox/domains/catalogue/glossaries/ja.ts';
import { TH } from '#sandbox/domains/catalogue/glossaries/th.ts';
import { TY } from '#sandbox/domains/catalogue/glossaries/ty.ts';
import { VI } from '#sandbox/domains/catalogue/glossaries/vi.ts';

const WORDS: Readonly<Record<Language, string>> = { CN, EN, ID, JA, TH, TY, VI };

/** Words that a search ignores, because they do not distinguish games. */
const FILLERS: Readonly<Record<Language, string>> = {
  CN: '游戏, 的, 玩, 在线, 免费',
  EN: 'game, games, play, the, of, a, online, free',
  ID: 'permainan, game, main, gacor, online, gratis, yang, di',
  JA: 'ゲーム, の, で, 無料, オンライン',
  TH: 'เกม, เกมส์, เล่น, ของ, ออนไลน์, ฟรี',
  TY: 'laro, larong, game, ng, ang, sa, online, libre',
  VI: 'trò, chơi, game, của, trực, tuyến, miễn, phí',
};

const listOf = (text: string): string[] => text.split(', ');

const parse = (text: string): Glossary['words'] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', aliases = ''] = line.split(': ');
      return { name, aliases: listOf(aliases) };
    });

const glossaries = Object.fromEntries(
  Object.entries(WORDS).map(([language, text]) => [
    language,
    { words: parse(text), fillers: listOf(FILLERS[language as Language]) },
  ]),
) as Readonly<Record<Language, Glossary>>;

/** Returns the glossary of a language: translations of the words in the names of games and vendors. */
export const glossaryFor = (language: Language): Glossary => glossaries[language];
