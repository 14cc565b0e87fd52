const BLOCK = 512;
const ZEROS = Buffer.alloc(BLOCK);

/** Thrown for bytes that are not a complete tar archive. */
export class ArchiveDamaged extends Error {
  constructor(why: string) {
    super(`The archive is damaged: ${why}`);
    this.name = 'ArchiveDamaged';
  }
}

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** The checksum of a header: the sum of its bytes, with the checksum field filled with blanks. */
const sumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);

const headerOf = (name: string, size: number, modified: Date): Buffer => {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`The name is too long for a tar archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(modified.getTime() / 1000), 12), 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(octal(sumOf(header), 7), 148);
  header.write(' ', 155);
  return header;
};

/** Returns the bytes of a file in a tar archive (ustar). */
export const tarEntry = (name: string, content: Uint8Array, modified: Date): Buffer =>
  Buffer.concat([headerOf(name, content.length, modified), content, ZEROS.subarray(0, padding(content.length))]);

/** Ends a tar archive. */
export const TAR_END: Buffer = Buffer.alloc(2 * BLOCK);

/** Reads `length` bytes, or fewer at the end of the file. */
export type ReadBytes = (length: number) => Promise<Buffer>;

/** Reads the files of a tar archive one after another. Throws `ArchiveDamaged` if the archive is incomplete or contains anything other than files. */
export async function* tarFiles(read: ReadBytes): AsyncGenerator<{ readonly name: string; readonly content: Buffer }> {
  const take = async (length: number): Promise<Buffer> => {
    const bytes = await read(length);
    if (bytes.length < length) throw new ArchiveDamaged('it ends early');
    return bytes;
  };
  for (;;) {
    const header = await take(BLOCK);
    if (header.equals(ZEROS)) return;
    const text = (from: number, length: number): string =>
      header.toString('utf8', from, from + length).replace(/[\0 ].*$/s, '');
    const size = Number.parseInt(text(124, 12), 8);
    if (Number.parseInt(text(148, 8), 8) !== sumOf(header) || !Number.isInteger(size))
      throw new ArchiveDamaged('a header is not one of a tar archive');
    const name = text(0, 100);
    if (text(156, 1) !== '0') throw new ArchiveDamaged(`${name} is not a file`);
    const content = await take(size);
    await take(padding(size));
    yield { name, content };
  }
}
