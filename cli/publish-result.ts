import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { differenceSchema } from '#publish/operators/diff/difference.ts';
import { brandName } from '#publish/operators/environments/brand-name.ts';
import type { MadeSwitch, PublishedBrand } from '#publish/operators/publish/publish-brand.ts';
import { findingSchema } from './frame/result-schema.ts';
import { switchReportSchema, type SwitchReport } from './releases/after-switch.ts';

const published = {
  brand: Type.String({ description: 'The id of the brand, followed by @ and the environment if it has one.' }),
  release: Type.String({ description: 'The id of the release, which is live unless it is a canary.' }),
  canary: Type.Union([Type.Array(Type.Integer()), Type.Null()], {
    description: 'The successive shares of visitors, in percent, that get the release; null if it is live.',
  }),
  origin: Type.String(),
  changes: Type.Array(differenceSchema, {
    description: 'What changes for players compared with the previous release.',
  }),
  merged: Type.Array(Type.String(), {
    description: "The files of the brand's folder that were merged with the live release.",
  }),
  languages: Type.Array(Type.String(), { description: 'The languages that the brand supports.' }),
  files: Type.Integer({ description: 'The number of files.' }),
  tooLongHeaders: Type.Array(Type.String(), { description: 'Headers that Cloudflare Pages would not send.' }),
};

const skippedSchema = closed({
  brand: Type.String({ description: 'The id of a brand that was not published.' }),
  error: closed({ code: Type.String(), message: Type.String(), findings: Type.Array(findingSchema) }),
});

/** The schema of the result of `publish`, for one brand or for several. */
export const publishSchema = Type.Union([
  closed({ ...published, ...switchReportSchema }),
  closed({
    brands: Type.Array(
      Type.Union([
        closed({
          ...published,
          configuration: Type.Array(Type.String(), { description: 'The nginx configuration files that changed.' }),
        }),
        skippedSchema,
      ]),
    ),
    reload: Type.Union([switchReportSchema.reload, Type.Null()], {
      description: 'The reload of nginx, once for all brands; null if none was published.',
    }),
    after: switchReportSchema.after,
  }),
]);

const publishedResult = <Report>({ folder, published, fileCount, ...made }: PublishedBrand<Report>) => ({
  brand: brandName(folder),
  release: published.id,
  canary: published.canary?.steps ?? null,
  origin: made.origin,
  changes: published.changes,
  merged: made.merged,
  languages: folder.brand.languages.supported,
  files: fileCount,
  tooLongHeaders: made.tooLongHeaders,
});

/** The result of a brand that is published alone. */
export const publishResult = (made: PublishedBrand<SwitchReport>) => ({ ...publishedResult(made), ...made.report });

/** The result of a brand that is published together with others. */
export const publishResultOfMany = (made: PublishedBrand<MadeSwitch>) => ({
  ...publishedResult(made),
  configuration: made.report.configuration,
});
