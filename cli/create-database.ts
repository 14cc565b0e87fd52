import { createSandbox } from '#sandbox/sandbox.ts';
import { endWithParent } from './end-with-parent.mjs';
import type { PrepareOptions } from './prepare-sandbox.ts';

// If the server is killed, this process must end as well; otherwise it would keep the data folder locked.
endWithParent();

const { dataDir, merchant, people } = JSON.parse(process.argv[2] ?? '') as PrepareOptions;
try {
  const sandbox = await createSandbox({ dataDir, people });
  if (merchant !== null) await sandbox.merchants.open(merchant);
  await sandbox.close();
  process.exit(0);
} catch {
  // No message here: the server opens the database next and reports the failure.
  process.exit(1);
}
