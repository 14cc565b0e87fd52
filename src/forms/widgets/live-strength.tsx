import { useSyncExternalStore } from 'react';
import type { FieldParts } from '../use-field.ts';
import { passwordStrength } from './password-strength.ts';
import { StrengthHint } from './strength-hint.tsx';
import { textOf } from './text-of.ts';

/** The strength of what stands in a password field; drawn again only when it gets another. */
export function LiveStrength({ field: { subscribe, now, words } }: { field: FieldParts }) {
  const strengthNow = () => passwordStrength(textOf(now()));
  return <StrengthHint strength={useSyncExternalStore(subscribe, strengthNow, strengthNow)} words={words} />;
}
