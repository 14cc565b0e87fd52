import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));

/**
 * Returns an address in the form that rate limits use: an IPv4 address unchanged, and an IPv6 address reduced to its /64 prefix, because a household
 * can use all addresses with this prefix.
 */
export const networkOf = (address: string): string => {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [left = '', right] = bare.split('::');
  const [first, last] = [groupsOf(left), groupsOf(right ?? '')];
  const whole =
    right === undefined
      ? first
      : [...first, ...Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0'), ...last];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
