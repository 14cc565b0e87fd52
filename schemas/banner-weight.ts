import type { Banner } from './brand.ts';

const DEFAULT_WEIGHT = 50;

export const weightOf = ({ weight }: Pick<Banner, 'weight'>): number => weight ?? DEFAULT_WEIGHT;
