import { printable } from '#schemas/checks/finding.ts';
import type { Difference } from '#publish/operators/diff/difference.ts';
import type { Paint } from './print-findings.ts';

const COLOURS = { error: 'error', warning: 'warning', info: 'good' } as const;

/** The start of a difference's line: its severity, its check and what changes. */
export const sayDifference = (
  { check, severity, message }: Pick<Difference, 'check' | 'severity' | 'message'>,
  paint: Paint,
): string => `${paint(severity.padEnd(7), COLOURS[severity])}  ${check}: ${printable(message, 200)}`;
