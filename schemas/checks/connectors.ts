import type { BrandDraft } from './draft.ts';
import { finding, printableJson, type Finding } from './finding.ts';

const EXAMPLE = '"https://connect.example"';

/** Checks that third-party scripts run on a separate origin, which must not be a host of the brand. */
export const checkConnectors = ({ id, hosts = [], connectors }: BrandDraft): Finding[] => {
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
      message: `${printableJson(origin)} is a host of the brand itself`,
      remedy: `write an origin of its own, such as ${EXAMPLE}`,
    }),
  ];
};
