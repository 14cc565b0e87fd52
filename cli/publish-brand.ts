import { join, resolve } from 'node:path';
import { formatFinding } from '#schemas/checks/finding.ts';
import { readAllBrands } from '#publish/brand-folder.ts';
import { compileBrand } from '#publish/compile-brand.ts';
import { connectorOrigin } from '#publish/connect/connector-origin.ts';
import { loadBrandSource } from '#publish/load-brand-source.ts';
import { loadSiteBuild } from '#publish/load-site-build.ts';
import { publicOrigin } from '#publish/public-origin.ts';
import { publishedSite } from '#publish/published-site.ts';
import { readSiteTexts } from '#publish/site-texts.ts';
import { ForeignFolderError, writeSite } from '#publish/write-site.ts';
import { brandsFolder, print } from './process.ts';

export interface PublishArguments {
  readonly brand: string;
  readonly out: string;
  /** The origin of the site; by default https on the brand's first public host. */
  readonly origin: string | undefined;
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const refuse = (why: string): number => {
  process.stderr.write(`${why}\n`);
  return 1;
};

/** `marquee publish`: writes a brand as files; refuses a brand with errors. Resolves to the exit code. */
export const publishBrand = async (
  root: string,
  { brand: id, out, origin: wanted }: PublishArguments,
): Promise<number> => {
  const folders = readAllBrands(brandsFolder(root), readSiteTexts(join(root, 'src')));
  const folder = folders.find((one) => one.id === id);
  if (folder === undefined)
    return refuse(`There is no brand "${id}". Known: ${folders.map((one) => one.id).join(', ') || 'none'}.`);
  const errors = folder.findings.filter(({ level }) => level === 'error');
  const source = loadBrandSource(folder);
  if (source === null || errors.length > 0)
    return refuse(
      [
        ...errors.map((finding) => `brands/${id}/${formatFinding(finding)}`),
        `${id} is not published: ${errors.length} to fix.`,
      ].join('\n'),
    );
  if (wanted !== undefined && !isOrigin(wanted))
    return refuse(`--origin is "${wanted}"; write scheme and host, such as https://play.example.`);

  const site = compileBrand(source);
  const origin = wanted ?? publicOrigin(site.brand) ?? `http://${site.brand.hosts[0] ?? `${id}.localhost`}`;
  const files = await publishedSite({ site, build: await loadSiteBuild(join(root, 'dist')), origin });
  const connector = connectorOrigin(site.brand);
  const target = resolve(out);
  try {
    await writeSite(target, files);
  } catch (error) {
    if (error instanceof ForeignFolderError) return refuse(`${error.message}.`);
    throw error;
  }
  print(
    [
      `${site.brand.name} is in ${out}, for ${origin}`,
      `  documents  ${site.brand.languages.supported.map((language) => (language === site.brand.languages.default ? `${language} (index.html)` : `${language}/index.html`)).join(', ')}`,
      `  files      ${files.size}`,
      '  headers    _headers, _redirects for static hosts; nginx.conf for nginx, with the rule that selects the language',
      ...(connector === null
        ? []
        : [`  connectors connect/, to be served from ${connector} with its own _headers or nginx.conf`]),
      '  any other server: send the headers of _headers, and index.html for paths without a file, except under /assets/ and /brand/',
      '',
    ].join('\n'),
  );
  return 0;
};
