/** Creates the Exif data of a camera: its name `ABC`, the orientation, and a text after the entries. */
export const cameraExif = (orientation: number, order: 'II' | 'MM', text: string): Buffer => {
  const entries = [
    [0x010f, 2, 4, 0x41424300],
    [0x0112, 3, 1, order === 'II' ? orientation : orientation * 0x1_0000],
  ];
  const tiff = Buffer.alloc(10 + entries.length * 12);
  const write = (at: number, bytes: 2 | 4, value: number) =>
    order === 'II' ? tiff.writeUIntLE(value, at, bytes) : tiff.writeUIntBE(value, at, bytes);
  tiff.write(order, 'latin1');
  write(2, 2, 42);
  write(4, 4, 8);
  write(8, 2, entries.length);
  for (const [index, [tag = 0, kind = 0, count = 0, value = 0]] of entries.entries()) {
    const at = 10 + index * 12;
    write(at, 2, tag);
    write(at + 2, 2, kind);
    write(at + 4, 4, count);
    write(at + 8, 4, value);
  }
  return Buffer.concat([tiff, Buffer.from(text)]);
};

/** Creates the JPEG segment that contains Exif data. */
export const exifSegment = (exif: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body]);
};
