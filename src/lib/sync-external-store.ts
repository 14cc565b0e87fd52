/** Stands in for the package `use-sync-external-store/shim`, which React itself has had since version 18. */
export { useSyncExternalStore } from 'react';
