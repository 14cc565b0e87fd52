import { createSandbox } from '#sandbox/sandbox.ts';
import { endWithParent } from './end-with-parent.mjs';
import type { PrepareOptions } from './prepare-sandbox.ts';

// A killed server must not leave a process behind that locks the data folder.
endWithParent();

const { dataDir, merchant, people } = JSON.parse(process.argv[2] ?? '') as PrepareOptions;
try {
  const sandbox = await createSandbox({ dataDir, people });
  if (merchant !== null) await sandbox.merchants.open(merchant);
  await sandbox.close();
  process.exit(0);
} catch {
  // The server opens the database next and reports the failure.
  process.exit(1);
}
