import type { Draft } from './draft.ts';
import { finding, show, type Finding } from './finding.ts';

const EXAMPLE = '"https://connect.example"';

/** Scripts of others run on an origin of their own: one must be named, and it must not be a place of the brand. */
export const checkConnectors = ({ id, hosts = [], connectors }: Draft): Finding[] => {
  const { origin } = connectors;
  const named = (['human', 'phone'] as const).filter((name) => connectors[name] !== null);
  if (origin === null)
    return named.map((name) =>
      finding({
        pointer: `/connectors/${name}`,
        code: 'connector-origin',
        message: 'has no origin to run on',
        remedy: `add "origin": ${EXAMPLE} to connectors: an origin of its own, apart from the site's`,
      }),
    );
  const own = new Set([...hosts, ...(id === undefined ? [] : [`${id}.localhost`])]);
  if (!URL.canParse(origin) || !own.has(new URL(origin).hostname)) return [];
  return [
    finding({
      pointer: '/connectors/origin',
      code: 'connector-origin',
      message: `${show(origin)} is a host of the brand itself`,
      remedy: `write an origin of its own, such as ${EXAMPLE}`,
    }),
  ];
};
