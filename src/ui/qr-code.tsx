import { useMemo } from 'react';
import { encode } from 'uqr';
import { QR } from './qr-defaults.ts';

// Dark on light in every theme: many readers cannot see an inverted code. The one place that names colours.
const LIGHT = 'white';
const DARK = 'black';

/** An address as a QR code. */
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
  const whole = cells + 2 * edge;
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing cannot be an <img>
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-edge} ${-edge} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-edge} y={-edge} width={whole} height={whole} rx={edge / 2} fill={LIGHT} />
      <path d={path} fill={DARK} />
    </svg>
  );
}
