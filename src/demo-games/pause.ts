export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
