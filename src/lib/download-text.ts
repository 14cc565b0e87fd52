import { downloadFile } from './download-file.ts';

/** Saves a text as a file of the player's device. */
export const downloadText = (name: string, text: string, type: string): void =>
  downloadFile(name, new Blob([text], { type }));
