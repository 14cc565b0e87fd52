import type { MemberType, members } from '#sandbox/db/schema.ts';
import { labelOf } from '#sandbox/domains/rank/rank-levels.ts';
import { DEFAULT_PASSWORD, NAMED_ACCOUNTS, type NamedAccount } from './accounts.ts';
import { inviteOf } from './make-invites.ts';
import type { MerchantProfile } from './merchant-profiles.ts';
import { makePerson, type Person } from './people.ts';
import type { Random } from './random.ts';
import type { SeedPasswordHashes } from './seed-password-hashes.ts';

export type MemberSeed = typeof members.$inferInsert & {
  readonly id: number;
  readonly registeredAt: Date;
  readonly depth: number;
};

interface MemberPlan {
  readonly profile: MerchantProfile;
  readonly count: number;
  readonly firstId: number;
  readonly now: number;
  readonly random: Random;
  readonly hashes: SeedPasswordHashes;
}

const DAY = 86_400_000;
const DEEPEST = 3;

/**
 * Returns a member type for a depth in the tree: the agent type 1 at the root, 2 on the second level, and 41 or 42 on the third level, or a player.
 * The fourth level has only players.
 */
const typeAt = (depth: number, random: Random): MemberType => {
  if (depth === 0) return 1;
  if (depth === 1) return random.chance(0.45) ? 2 : 0;
  if (depth === 2) return random.chance(0.15) ? random.pick([41, 42] as const) : 0;
  return 0;
};

const makeNamedMember = (
  account: NamedAccount,
  person: Person,
  plan: MemberPlan,
  id: number,
  upline: MemberSeed | undefined,
): MemberSeed => {
  const { now, hashes, profile } = plan;
  return {
    ...makeMember(person, plan, id, upline),
    account: account.account,
    nickname: account.nickname,
    email: `${account.account}@${profile.code}.example`,
    passwordHash: account.password === DEFAULT_PASSWORD ? hashes.defaultPassword : hashes.named,
    paymentPasswordHash: account.firstLogin ? null : hashes.payment,
    type: account.type,
    rankLevel: account.rankLevel,
    labelName: labelOf(account.rankLevel),
    rebate: account.type === 0 ? 0 : account.type === 1 ? 80 : 60,
    memberLabel: account.rankLevel > 4 ? 'VIP' : '',
    passwordChangedAt: new Date(now - (account.passwordExpired ? 400 : 20) * DAY),
    passwordExpired: account.passwordExpired ?? false,
    firstLogin: account.firstLogin ?? false,
    referralCode: account.account.toUpperCase(),
    registeredAt: new Date(now - (account.firstLogin ? 1 : 420 - (upline ? upline.depth + 1 : 0)) * DAY),
    lastLoginAt: account.firstLogin ? null : new Date(now - DAY),
    logins: account.firstLogin ? 0 : 40,
    status: 'active',
  };
};

const makeMember = (
  person: Person,
  { profile, now, random, hashes }: MemberPlan,
  id: number,
  upline: MemberSeed | undefined,
): MemberSeed => {
  const depth = upline ? upline.depth + 1 : 0;
  const type = typeAt(depth, random);
  const rankLevel =
    type === 0
      ? random.weighted([
          [0, 30],
          [1, 28],
          [2, 18],
          [3, 11],
          [4, 6],
          [5, 4],
          [6, 2],
          [7, 1],
        ])
      : random.between(2, 5);
  const ageDays = random.between(depth === 0 ? 300 : 8, depth === 0 ? 700 : 280);
  const registeredAt = new Date(
    Math.max(now - ageDays * DAY - random.between(0, DAY), (upline?.registeredAt.getTime() ?? 0) + 3_600_000),
  );
  const lastLoginAt = new Date(
    Math.max(registeredAt.getTime(), now - Math.round(random.next() ** 3 * 60 * DAY) - 60_000),
  );
  return {
    id,
    merchant: profile.code,
    account: person.account,
    nickname: person.nickname,
    passwordHash: hashes.named,
    paymentPasswordHash: hashes.payment,
    type,
    uplineId: upline?.id ?? null,
    depth,
    rebate: type === 0 ? 0 : random.between(10, 70),
    labelName: labelOf(rankLevel),
    rankLevel,
    memberLabel: rankLevel > 4 ? 'VIP' : '',
    passwordChangedAt: new Date(Math.max(registeredAt.getTime(), now - random.between(1, 150) * DAY)),
    passwordExpired: false,
    firstLogin: false,
    diallingCode: person.diallingCode,
    mobile: person.mobile,
    email: random.chance(0.6) ? person.email : null,
    profile: {
      realName: person.realName,
      ...(random.chance(0.5) && {
        birthday: person.birthday,
        address: person.address,
        nationality: person.nationality,
      }),
    },
    avatar: random.between(1, 12),
    referralCode: `${profile.code.slice(0, 2).toUpperCase()}${id.toString(36).toUpperCase().padStart(5, '0')}`,
    registeredAt,
    registeredIp: `203.0.113.${random.between(1, 254)}`,
    affiliateCode: inviteOf(upline?.account, id),
    lastLoginAt,
    lastLoginIp: `203.0.113.${random.between(1, 254)}`,
    logins: random.between(1, 200),
    status: random.chance(0.01) ? 'closed' : 'active',
  };
};

/** Creates a merchant's members, uplines before their downlines: first the named accounts, then a tree with four levels. */
export const makeMembers = (plan: MemberPlan): MemberSeed[] => {
  const { profile, count, firstId, random } = plan;
  const taken = new Set<string>(NAMED_ACCOUNTS.map(({ account }) => account));
  const person = () => makePerson(profile.people, taken, random);
  const rows: MemberSeed[] = [];
  const nextId = () => firstId + rows.length;

  for (const account of NAMED_ACCOUNTS)
    rows.push(
      makeNamedMember(
        account,
        person(),
        plan,
        nextId(),
        rows.find((row) => row.account === account.upline),
      ),
    );

  const roots = Math.max(1, Math.round(count / 75));
  for (let index = 0; index < roots; index += 1) rows.push(makeMember(person(), plan, nextId(), undefined));

  while (rows.length < count) {
    const uplines = rows.filter(({ type, depth }) => type !== 0 && depth < DEEPEST);
    const wanted = random.weighted([
      [0, 2],
      [1, 4],
      [2, 4],
    ]);
    const level = uplines.filter(({ depth }) => depth === wanted);
    rows.push(makeMember(person(), plan, nextId(), random.pick(level.length > 0 ? level : uplines)));
  }
  return rows;
};
