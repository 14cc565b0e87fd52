import { Type } from 'typebox';
import type { WhitelabelNode } from './whitelabel.ts';

const MAX_DEPTH = 5;

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

/** The module tree as the platform sends it. It is validated five levels deep; known platforms have at most three levels. */
export const whitelabelTree = Type.Unsafe<WhitelabelNode[]>(children(MAX_DEPTH));
