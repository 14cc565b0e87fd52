import type { ComponentType } from 'react';
import type { HumanAction, HumanFields } from '#schemas/connector.ts';
import { Problem } from '#schemas/problem.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { lostConnection } from '#src/lib/lost-connection.ts';
import { serviceKey } from '#src/lib/services.tsx';
import { createStore, type Store } from '#src/lib/store.ts';
import type { HumanCheck, HumanFailure } from './connector/human-check.ts';

interface ShownCheck {
  readonly check: HumanCheck;
  readonly Dialog: ComponentType<{ readonly check: HumanCheck }>;
}

export interface HumanChecks extends Pick<Store<ShownCheck | null>, 'get' | 'subscribe'> {
  /** Verifies the visitor in a page of another origin; resolves to `null` if the brand has no provider. */
  readonly prove: (action: HumanAction) => Promise<HumanFields | null>;
}

/** A dynamic import of the module with the dialog. */
export type DialogSource = () => Promise<{ readonly HumanDialog: ShownCheck['Dialog'] }>;

const failed = (code: HumanFailure): Problem => new Problem({ code, status: 0, message: '' });

/** Creates the human verification of a page. Only one check runs at a time: a new check cancels the previous one. */
export const createHumanChecks = (
  { id: brand, connectors: { origin, human } }: Pick<ClientBrand, 'id' | 'connectors'>,
  source: DialogSource = () => loadChunk('human-dialog', () => import('./connector/human-dialog.tsx')),
): HumanChecks => {
  const { get, set, subscribe } = createStore<ShownCheck | null>(null);
  let lastId = 0;
  writeSession('validate', origin === null ? null : (human?.provider ?? null));
  return {
    get,
    subscribe,
    prove: async (action) => {
      if (origin === null || human === null) return null;
      const { HumanDialog: Dialog } = await source().catch(() => {
        throw lostConnection();
      });
      get()?.check.fail('human_closed');
      const id = ++lastId;
      return new Promise<HumanFields>((resolve, reject) => {
        const end = (): void => {
          if (get()?.check.id === id) set(null);
        };
        const pass = (fields: HumanFields): void => {
          end();
          resolve(fields);
        };
        const fail = (code: HumanFailure): void => {
          end();
          reject(failed(code));
        };
        set({ check: { id, action, origin, url: `${origin}/${brand}/human`, pass, fail }, Dialog });
      });
    },
  };
};

export const humanService = serviceKey<HumanChecks>('human verification');
