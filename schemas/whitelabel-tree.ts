import { Type } from 'typebox';
import type { WhitelabelNode } from './whitelabel.ts';

const LEVELS = 5;

const children = (levels: number): object => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['modId', 'enabled'],
    properties: {
      modId: { type: 'string', maxLength: 60 },
      enabled: { type: 'string', maxLength: 10 },
      ...(levels > 1 ? { childrenNodes: children(levels - 1) } : {}),
    },
  },
});

/** The module tree as the platform sends it, checked five levels deep: no platform seen nests deeper than three. */
export const whitelabelTree = Type.Unsafe<WhitelabelNode[]>(children(LEVELS));
