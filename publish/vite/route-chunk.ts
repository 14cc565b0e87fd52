interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

interface ChunkGroup {
  readonly name: (id: string, modules: Modules) => string | null;
  readonly priority: number;
  readonly debugName: string;
}

/**
 * Creates a chunk group with all modules that the entries import statically, so that a build has one file instead of
 * dozens of small shared ones. Modules that match `skip`, and modules that only they import, are excluded. A group with
 * a higher priority takes its modules first.
 */
export const routeChunk = (
  name: string,
  entries: readonly string[],
  { priority, skip }: { readonly priority: number; readonly skip: RegExp },
): ChunkGroup => {
  let reached: ReadonlySet<string> | null = null;
  const reach = (modules: Modules): ReadonlySet<string> => {
    const seen = new Set<string>();
    const walk = (id: string): void => {
      if (seen.has(id) || skip.test(id)) return;
      seen.add(id);
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) walk(next);
    };
    entries.forEach(walk);
    return seen;
  };
  return {
    priority,
    debugName: name,
    name: (id, modules) => {
      reached ??= reach(modules);
      return reached.has(id) ? name : null;
    },
  };
};
