import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printable } from '#schemas/checks/finding.ts';
import { compileBrand, type CompiledBrand } from '#publish/compile-brand.ts';
import { brandDistance, type AxisDistance } from '#publish/operators/distance/brand-distance.ts';
import { BrandSideError, faultySide, readBrandSide } from './brand-side.ts';
import type { BrandSources } from './pictures/read-brands.ts';
import { painter, terminal, type Output } from './print-findings.ts';
import { brandsFolder } from './process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = 'Name two brands or folders of brands: marquee differs A B [--json]';

const compiledSide = (side: string, brandsDir: string): CompiledBrand => {
  const { brand, texts, assets } = readBrandSide(side, brandsDir);
  if (brand === null) throw faultySide(side, brandsDir);
  return compileBrand({ brand, texts, assets });
};

/**
 * `marquee differs A B [--json]`: prints how much two brands, each a brand or the folder of one, differ for players on each of eight axes. Returns the
 * exit code: 0 for success, 2 for wrong usage or a side that cannot be measured.
 */
export const differs = (
  args: readonly string[],
  io: BrandSources & Output = { ...terminal(), brandsDir: brandsFolder(root) },
): number => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [one, other, ...more] = positionals;
  if (one === undefined || other === undefined || more.length > 0) {
    io.error(`${USAGE}\n`);
    return 2;
  }
  let axes: readonly AxisDistance[];
  try {
    axes = brandDistance(compiledSide(one, io.brandsDir), compiledSide(other, io.brandsDir));
  } catch (error) {
    if (!(error instanceof BrandSideError)) throw error;
    io.error(`${error.message}\n`);
    return 2;
  }
  const paint = painter(io);
  const lines = axes.map(
    ({ axis, distance, differs: isDifferent }) =>
      `  ${axis.padEnd(8)}  ${distance.toFixed(2)}  ${isDifferent ? paint('differs', 'good') : 'same'}`,
  );
  const differing = axes.filter((axis) => axis.differs).length;
  io.out(
    values.json
      ? `${JSON.stringify({ one, other, axes }, null, 2)}\n`
      : [...lines, `${printable(one)} and ${printable(other)} differ on ${differing} of ${axes.length} axes`, ''].join(
          '\n',
        ),
  );
  return 0;
};
