/** Which brands claim which hosts. A brand also claims `<id>.localhost`, even if its file does not list it. */
export interface HostIndex {
  /** Replaces the hosts that a brand claims. */
  readonly set: (id: string, hosts: readonly string[]) => void;
  readonly remove: (id: string) => void;
  /** The ids of the brands that claim a host. */
  readonly claimants: (host: string) => readonly string[];
  /** The ids of the brands that claim a host of another brand. */
  readonly contested: () => ReadonlySet<string>;
}

export const createHostIndex = (): HostIndex => {
  const hostsOf = new Map<string, ReadonlySet<string>>();
  const claimants = new Map<string, Set<string>>();
  /** The hosts with several claimants. */
  const shared = new Set<string>();

  const remove = (id: string): void => {
    for (const host of hostsOf.get(id) ?? []) {
      const others = claimants.get(host);
      others?.delete(id);
      if (others === undefined || others.size < 2) shared.delete(host);
      if (others?.size === 0) claimants.delete(host);
    }
    hostsOf.delete(id);
  };

  return {
    remove,
    set: (id, hosts) => {
      remove(id);
      const claimed = new Set([...hosts, `${id}.localhost`]);
      hostsOf.set(id, claimed);
      for (const host of claimed) {
        const all = claimants.get(host) ?? new Set();
        claimants.set(host, all.add(id));
        if (all.size > 1) shared.add(host);
      }
    },
    claimants: (host) => [...(claimants.get(host) ?? [])],
    contested: () => new Set([...shared].flatMap((host) => [...(claimants.get(host) ?? [])])),
  };
};
