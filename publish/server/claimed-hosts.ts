import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '#schemas/checks/parse-json.ts';

/** The hosts that a brand's file names, however faulty the rest of it is, so that its own page can say what is wrong. */
export const claimedHosts = (folder: string): readonly string[] => {
  const path = join(folder, 'brand.json');
  try {
    const { value } = parseJson('brand.json', { size: statSync(path).size, read: () => readFileSync(path) });
    const hosts = value?.['hosts'];
    return Array.isArray(hosts) ? hosts.filter((host): host is string => typeof host === 'string') : [];
  } catch {
    return [];
  }
};
