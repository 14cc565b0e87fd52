import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { printable } from '#schemas/checks/finding.ts';
import { compileBrand, type CompiledBrand } from '#publish/compile-brand.ts';
import { brandDistance } from '#publish/operators/distance/brand-distance.ts';
import { faultySide, readBrandSide } from './brand-side.ts';
import { implement, type CommandInput } from './frame/command.ts';
import { EXIT } from './frame/exit-codes.ts';
import { painter } from './print-findings.ts';

const compiledSide = (side: string, brandsDir: string): CompiledBrand => {
  const { brand, texts, assets } = readBrandSide(side, brandsDir);
  if (brand === null) throw faultySide(side, brandsDir);
  return compileBrand({ brand, texts, assets });
};

const differsSchema = closed({
  one: Type.String(),
  other: Type.String(),
  axes: Type.Array(
    closed({
      axis: Type.String(),
      distance: Type.Number({ minimum: 0, maximum: 1 }),
      differs: Type.Boolean({ description: 'Whether the two brands look different to players on this axis.' }),
    }),
  ),
});

/** `marquee differs A B`: measures how much two brands differ for players on each of eight axes. */
export const differsCommand = implement(
  differsSchema,
  ({ args: [one, other], io }: CommandInput<unknown, readonly [string, string]>) => {
    const axes = brandDistance(compiledSide(one, io.brandsDir), compiledSide(other, io.brandsDir));
    const paint = painter(io);
    const differing = axes.filter((axis) => axis.differs).length;
    return {
      exit: EXIT.done,
      result: { one, other, axes },
      text: [
        ...axes.map(
          ({ axis, distance, differs }) =>
            `  ${axis.padEnd(8)}  ${distance.toFixed(2)}  ${differs ? paint('differs', 'good') : 'same'}`,
        ),
        `${printable(one)} and ${printable(other)} differ on ${differing} of ${axes.length} axes`,
        '',
      ].join('\n'),
    };
  },
);
