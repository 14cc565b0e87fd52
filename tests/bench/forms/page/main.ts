import './commit-clock.ts';
import '#src/styles.css';
import type { ComponentType } from 'react';
import { measure, type Measured } from './measure.tsx';

const FORMS: Readonly<Record<string, () => Promise<{ Form: ComponentType }>>> = {
  ours: () => import('./ours.tsx'),
  'hand-written': () => import('./hand-written.tsx'),
  'plain-rjsf': () => import('./plain-rjsf.tsx'),
  'plain-rjsf-own-state': async () => ({ Form: (await import('./plain-rjsf.tsx')).OwnStateForm }),
};

declare global {
  /** Called by the benchmark's runner. */
  var measureForm: (types: boolean) => Promise<Measured & { readonly violations: readonly string[] }>;
}

const violations: string[] = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`),
);

const load = FORMS[new URLSearchParams(location.search).get('form') ?? ''];
globalThis.measureForm = async (types) => {
  if (load === undefined) throw new Error('no form of that name');
  const { Form } = await load();
  return { ...(await measure(Form, types)), violations };
};
