import { textsOf } from '#src/texts/texts-of.ts';
import type EN from './texts/EN.json';

export const useDownloadTexts = textsOf<keyof typeof EN>('download');
