import { createPictureRandom } from '#sandbox/kernel/images/motifs/picture-random.ts';

export const AVATARS: readonly number[] = Array.from({ length: 12 }, (_, at) => at + 1);

export const avatarPath = (avatar: number): string => `/TCG_PROD_IMAGES/AVATAR/${avatar}.png`;

/** Draws the avatar with the given number. */
export const avatar = (number: number): string => {
  const dice = createPictureRandom(`avatar ${number}`);
  const hue = (number * 47) % 360;
  const hair = dice.pick([
    'M30 58a34 34 0 0 1 68 0q-10-18-34-18T30 58z',
    'M28 66c-4-40 28-46 36-46s40 6 36 46q-8-26-36-26T28 66z',
    'M34 50q6-24 30-24t30 24q-14-8-20-16-10 14-40 16z',
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><path fill="hsl(${hue} 58% 46%)" d="M0 0h128v128H0z"/><circle cx="64" cy="60" r="46" fill="hsl(${hue} 60% 58%)"/><path fill="hsl(${(hue + 190) % 360} 50% 32%)" d="M18 128c2-30 20-42 46-42s44 12 46 42z"/><circle cx="64" cy="60" r="30" fill="hsl(${dice.pick([24, 28, 32])} 58% ${dice.pick([58, 68, 78])}%)"/><path fill="hsl(${dice.pick([20, 30, 260])} 30% ${dice.pick([14, 20, 28])}%)" d="${hair}"/><g fill="#2b2024"><circle cx="53" cy="60" r="3.5"/><circle cx="75" cy="60" r="3.5"/></g><path fill="none" stroke="#2b2024" stroke-width="3" stroke-linecap="round" d="M53 ${73 + dice.pick([0, 1])}q11 ${dice.pick([6, 9, 11])} 22 0"/></svg>`;
};
