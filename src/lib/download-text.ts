import { downloadFile } from './download-file.ts';

/** Saves a text, given in parts, as a file on the player's device. */
export const downloadText = (name: string, parts: readonly string[], type: string): void =>
  downloadFile(name, new Blob([...parts], { type }));
