import { productLanguages } from '#publish/languages/languages.ts';
import type { Glossary } from '#schemas/game.ts';
import type { Language } from '#schemas/languages.ts';

/** Returns the glossary of a language: translations of the words in the names of games and vendors. */
export const glossaryFor = (language: Language): Glossary => {
  const { words, fillers } = productLanguages.pack(language).glossary;
  return {
    words: Object.entries(words).map(([name, aliases]) => ({ name, aliases: [...aliases] })),
    fillers: [...fillers],
  };
};
