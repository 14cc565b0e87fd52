import { environmentFile, PRODUCTION } from '../inheritance/environment.ts';
import { finding, printable, printableJson, type Finding } from './finding.ts';

/** A brand, or one environment of it, and the hosts on which it is served. */
export interface HostUser {
  readonly brand: string;
  /** `null` for the brand itself. */
  readonly environment: string | null;
  readonly hosts: readonly string[];
}

/**
 * Whether a host user takes precedence over an environment of the same brand. The order is: production, the brand
 * itself, then the other environments by name.
 */
const isFirst = (one: HostUser, environment: string): boolean =>
  one.environment === PRODUCTION ||
  (environment !== PRODUCTION && (one.environment === null || one.environment < environment));

const uses = ({ brand, hosts }: HostUser, host: string, own: string): boolean =>
  hosts.includes(host) || (brand !== own && host === `${brand}.localhost`);

const nameOf = ({ brand, environment }: HostUser, own: string): string => {
  const name = environment === null ? 'the brand itself' : `environment ${printable(environment)}`;
  return brand === own ? name : `brand ${printable(brand)}`;
};

/**
 * Returns the findings about an environment's hosts that another environment, the brand itself or another brand also
 * uses. `setsHosts` is whether the hosts come from the environment's own file instead of being inherited.
 */
export const checkEnvironmentHosts = (
  { brand, environment, hosts }: HostUser & { readonly environment: string },
  all: readonly HostUser[],
  setsHosts: boolean,
): readonly Finding[] => {
  const others = all.filter(
    (one) => one.brand !== brand || (one.environment !== environment && isFirst(one, environment)),
  );
  const file = environmentFile(environment);
  const taken = hosts.flatMap((host, index) => {
    const other = others.find((one) => uses(one, host, brand));
    return other === undefined ? [] : [{ host, index, other }];
  });
  const [first] = taken;
  if (first !== undefined && !setsHosts)
    return [
      finding({
        file,
        pointer: '/hosts',
        code: 'environment-hosts',
        message: `is missing, and the inherited ${printableJson(first.host)} is a host of ${nameOf(first.other, brand)}`,
        remedy: `add the hosts of this environment, such as "hosts": [${printableJson(`${environment}.example.com`)}]`,
      }),
    ];
  return taken.map(({ host, index, other }) =>
    finding({
      file,
      pointer: `/hosts/${index}`,
      code: 'environment-hosts',
      message: `${printableJson(host)} is also a host of ${nameOf(other, brand)}`,
      remedy: 'write another, or remove it there',
    }),
  );
};
