import { createSandbox } from '#sandbox/sandbox.ts';
import type { PrepareOptions } from './prepare-sandbox.ts';

// Without the server nobody waits for the database, and the next start must not find its folder in use.
process.once('disconnect', () => process.exit(1));

const { dataDir, merchant, people } = JSON.parse(process.argv[2] ?? '') as PrepareOptions;
const sandbox = await createSandbox({ dataDir, people });
if (merchant !== null) await sandbox.merchants.open(merchant);
await sandbox.close();
process.exit(0);
