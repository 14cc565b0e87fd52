import { formatFinding } from '#schemas/checks/finding.ts';
import { addDropped, allBrands, isSaved } from './dropped-brands.ts';
import type { DroppedBrand, DroppedFile } from './read-dropped.ts';

const entryFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** `readEntries` returns at most a hundred entries at a time. */
const entriesIn = async (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> => {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return some.length === 0 ? [] : [...some, ...(await entriesIn(reader))];
};

const filesUnder = async (entry: FileSystemEntry): Promise<readonly DroppedFile[]> => {
  if (entry.isDirectory)
    return (
      await Promise.all((await entriesIn((entry as FileSystemDirectoryEntry).createReader())).map(filesUnder))
    ).flat();
  const file = await entryFile(entry as FileSystemFileEntry);
  return [{ path: entry.fullPath.replace(/^\//, ''), bytes: new Uint8Array(await file.arrayBuffer()) }];
};

const filesOf = async ({ items, files }: DataTransfer): Promise<readonly DroppedFile[]> => {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length > 0) return (await Promise.all(entries.map(filesUnder))).flat();
  return Promise.all(
    [...files].map(async (file) => ({ path: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
};

/** Shows the findings in a dialog over the story until the user closes it. */
const tell = async ({ id, brand, findings }: DroppedBrand): Promise<void> => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Result of the brand check');
  dialog.style.cssText =
    'margin: auto; max-width: min(46rem, 92vw); max-height: 80vh; overflow: auto; padding: 24px; border: 1px solid CanvasText; border-radius: 12px; background: Canvas; color: CanvasText; font: 15px/1.5 system-ui, sans-serif';
  const title = document.createElement('h2');
  title.style.cssText = 'margin: 0 0 12px; font-size: 18px; font-weight: 700';
  title.textContent =
    brand === null ? `${id === '' ? 'The brand' : id} cannot be shown yet` : `${id} was added to the brands`;
  const list = document.createElement('ul');
  list.style.cssText = 'margin: 0 0 16px; padding-inline-start: 20px; list-style: disc';
  for (const found of findings) {
    const item = document.createElement('li');
    item.textContent = `${found.level}: ${formatFinding(found)}`;
    list.append(item);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.style.cssText =
    'min-height: 40px; padding: 0 20px; font: inherit; border: 1px solid ButtonBorder; border-radius: 8px; background: ButtonFace; color: ButtonText';
  close.addEventListener('click', () => dialog.close());
  dialog.append(title, list, close);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  dialog.remove();
};

interface BrandListeners {
  /** Called with the id of each dropped brand that can be served. */
  readonly onBrand: (id: string) => void;
  /** Also called if the id is new and the brand was saved, so that the toolbar can be rebuilt. */
  readonly onNewBrand: (id: string) => void;
}

/** Listens for brands dropped on the page: checks each of them and shows it immediately if it can be served. */
export const listenForBrands = ({ onBrand, onNewBrand }: BrandListeners): void => {
  const take = async (dropped: DataTransfer): Promise<void> => {
    const known = allBrands();
    const read = await addDropped(await filesOf(dropped));
    if (read.brand !== null) onBrand(read.id);
    if (read.findings.length > 0 || read.brand === null) await tell(read);
    if (read.brand !== null && !known.has(read.id) && isSaved(read.id)) onNewBrand(read.id);
  };
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    if (event.dataTransfer === null) return;
    event.preventDefault();
    void take(event.dataTransfer);
  });
};
