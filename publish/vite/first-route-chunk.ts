interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** A chunk group of everything that the entry imports statically, so that the first route is one file instead of dozens of small shared ones. `lazyOnly` matches modules that the entry reaches only because a package re-exports them, and that lazy parts alone use. */
export const firstRouteChunk = (
  entry: string,
  lazyOnly: RegExp,
): {
  readonly name: (id: string, modules: Modules) => string | null;
  readonly priority: number;
  readonly debugName: string;
} => {
  let reached: ReadonlySet<string> | null = null;
  const reach = (modules: Modules): ReadonlySet<string> => {
    const seen = new Set<string>();
    const walk = (id: string): void => {
      if (seen.has(id) || lazyOnly.test(id)) return;
      seen.add(id);
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) walk(next);
    };
    walk(entry);
    return seen;
  };
  return {
    priority: 10,
    debugName: 'site',
    name: (id, modules) => {
      reached ??= reach(modules);
      return reached.has(id) ? 'site' : null;
    },
  };
};
