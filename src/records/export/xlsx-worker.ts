import writeXlsxFile from 'write-excel-file/browser';
import type { XlsxAnswer, XlsxRequest } from './xlsx-messages.ts';
import { createSheet } from './xlsx-sheet.ts';

const sheet = createSheet();

const write = async (head: readonly string[]): Promise<ArrayBuffer> => {
  const { data, options } = sheet.finish(head);
  return (await writeXlsxFile(data, options).toBlob()).arrayBuffer();
};

const answer = (file: XlsxAnswer): void => postMessage(file, { transfer: file === null ? [] : [file] });

/** Posts `ready` once loaded, and the file after it has received the header row. */
addEventListener('message', ({ data }: MessageEvent<XlsxRequest>) => {
  if ('rows' in data) sheet.add(data.rows);
  else write(data.head).then(answer, () => answer(null));
});
postMessage('ready');
