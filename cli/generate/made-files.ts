import { architectureDocText } from './architecture-doc.ts';
import { bootScriptText } from './boot-script.ts';
import { brandFileDocText } from './brand-file-doc.ts';
import { brandSchemaText } from './brand-schema.ts';
import { flowStoryFiles } from './flow-stories.ts';
import { flowsDocText } from './flows-doc.ts';
import { lookVersionsText } from './look-versions.ts';
import { pagesWorkerText } from './pages-worker.ts';
import { phoneMetadataFiles } from './phone-metadata.ts';
import { themeDocText } from './theme-doc.ts';
import { variantRulesText } from './variant-rules.ts';

/** Files generated from schemas, machines and packages. */
export const madeFiles: readonly { readonly path: string; readonly make: () => string | Promise<string> }[] = [
  { path: 'publish/generated/boot-script.ts', make: bootScriptText },
  { path: 'publish/generated/variant-rules.ts', make: variantRulesText },
  { path: 'publish/generated/pages-worker.ts', make: pagesWorkerText },
  { path: 'publish/generated/look-versions.json', make: lookVersionsText },
  { path: 'schemas/generated/brand.schema.json', make: brandSchemaText },
  { path: 'docs/architecture.md', make: () => architectureDocText() },
  { path: 'docs/brand-file.md', make: brandFileDocText },
  { path: 'docs/flows.md', make: flowsDocText },
  { path: 'docs/theme.md', make: themeDocText },
  ...phoneMetadataFiles,
  ...flowStoryFiles,
];
