import type EN from './common/EN.json';
import { textsOf } from './texts-of.ts';

/** Words that every feature shares: close, retry, loading … */
export const useCommonTexts = textsOf<keyof typeof EN>('common');
