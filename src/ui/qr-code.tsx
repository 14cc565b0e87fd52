import { useMemo } from 'react';
import { encode } from 'uqr';
import { QR } from './qr-settings.ts';

// Dark on light in every theme, because many scanners cannot read inverted codes.
const LIGHT = 'white';
const DARK = 'black';

/** A URL as a QR code. */
export function QrCode({
  value,
  label,
  size = QR.size,
  className,
}: {
  value: string;
  label: string;
  size?: number;
  className?: string;
}) {
  const { cells, path } = useMemo(() => {
    const { data, size: cells } = encode(value, { ecc: QR.level, border: 0 });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
    return { cells, path };
  }, [value]);
  const edge = (cells * QR.margin) / (size - 2 * QR.margin);
  const viewSize = cells + 2 * edge;
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG cannot be an <img>
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-edge} ${-edge} ${viewSize} ${viewSize}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-edge} y={-edge} width={viewSize} height={viewSize} rx={edge / 2} fill={LIGHT} />
      <path d={path} fill={DARK} />
    </svg>
  );
}
