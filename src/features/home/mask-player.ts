const HIDDEN = '***';
const SHORTEST = 4;

/** A player's name as others may see it: first two characters, three stars, the last one. Shorter names keep only their first. */
export const maskPlayer = (name: string): string => {
  if (name.includes('*')) return name;
  const letters = Array.from(name);
  if (letters.length < SHORTEST) return `${letters[0] ?? ''}${HIDDEN}`;
  return `${letters.slice(0, 2).join('')}${HIDDEN}${letters.at(-1) ?? ''}`;
};
