import { encode } from 'uqr';
import { QR } from './qr-settings.ts';

/** Creates a PNG file of a URL as a QR code: dark on light, with whole pixels for each cell. Rejects if the browser cannot create the picture. */
export const qrPicture = (value: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const { data, size: cells } = encode(value, { ecc: QR.level, border: 0 });
    const size = QR.pictureSize;
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('the browser has no 2D canvas');
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, size, size);
    brush.fillStyle = 'black';
    const cell = Math.floor((size - 2 * QR.margin) / cells);
    const edge = Math.floor((size - cell * cells) / 2);
    data.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (isDark) brush.fillRect(edge + x * cell, edge + y * cell, cell, cell);
      }),
    );
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('the browser could not create the PNG file')) : resolve(blob),
    );
  });
