/** See full-disk.mjs. */
export const isDiskFull: (error: unknown) => boolean;
export const explainFullDisk: (folder: string, otherwise?: string) => string;
