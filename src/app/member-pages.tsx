import type { ComponentType } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';

/** A page of the member or agent centre. Its key is the name that the platform uses; it is part of the URL. */
export interface CentrePage {
  readonly part: ComponentType;
}

/** The pages of the member centre, one row each. */
export const memberPages: Readonly<Record<string, CentrePage>> = {
  securityCenter: {
    part: lazyPart('security', async () => (await import('#src/features/security/security-panel.tsx')).SecurityPanel),
  },
};
