import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { eq } from 'drizzle-orm';
import { cleanText } from '#schemas/clean-text.ts';
import { PROFILE_FIELDS, profileRule, YOUNGEST, type ProfileField } from '#schemas/profile-fields.ts';
import type { ProfileChanges } from '#schemas/profile.ts';
import { isMessenger } from '#schemas/register-fields.ts';
import { members, type MemberProfile, type MemberRow } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { checkField } from '#sandbox/accounts/fields/check-field.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { grantMessengerBonus } from '#sandbox/domains/rewards/messenger-bonus.ts';

const SAVES_PER_HOUR = 30;
const HOUR_MS = 60 * 60 * 1000;

type StoredField = Exclude<ProfileField, 'nickname' | 'payeeName'> | 'realName';
const storedName = (name: Exclude<ProfileField, 'nickname'>): StoredField => (name === 'payeeName' ? 'realName' : name);

/** Returns the stored value of a profile field, or `null` if the member has not given one. */
export const profileValue = ({ nickname, profile }: MemberRow, name: ProfileField): string | null =>
  name === 'nickname' ? nickname : (profile[storedName(name)] ?? null);

const birthdayFault = (day: string, at: Date): string | null => {
  const born = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== day || born.getUTCFullYear() < 1900)
    return 'birthday_invalid';
  const grown = new Date(born);
  grown.setUTCFullYear(born.getUTCFullYear() + YOUNGEST);
  return grown <= at ? null : 'birthday_young';
};

/** Returns the message key that says why a field cannot be saved, or `null` if it can. */
const faultOf = (
  { merchant, at }: MemberContext,
  member: MemberRow,
  name: ProfileField,
  value: string,
): string | null => {
  const rule = profileRule(merchant.settings.registerRules, name);
  if (rule === null) return 'field_closed';
  // A name saved before the server removed hidden characters may still contain some, or nothing else.
  const realName = name === 'payeeName' ? cleanText(profileValue(member, name) ?? '', 'line') : '';
  if (realName !== '') return value === realName ? null : 'real_name_set';
  return (
    checkField(rule, value, rule.required) ?? (name === 'birthday' && value !== '' ? birthdayFault(value, at) : null)
  );
};

/** Saves the given fields, or none if one of them is invalid. An empty text removes a value. The first messenger handle earns a bonus. */
export const saveProfile = async (context: MemberContext, changes: ProfileChanges): Promise<void> => {
  const { kernel, merchant, session, at } = context;
  await throttle(kernel, `profile:${session.member.id}`, SAVES_PER_HOUR, HOUR_MS);
  const given = PROFILE_FIELDS.flatMap((name) => {
    const value = changes[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  await kernel.db.transaction(async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.id, session.member.id)).for('update');
    if (member === undefined) throw new Error('the member of a session is missing');
    const faults = given.flatMap(([name, value]) => {
      const fault = faultOf(context, member, name, value);
      return fault === null ? [] : [[name, fault] as const];
    });
    if (faults.length > 0) throw createFieldProblem(Object.fromEntries(faults));
    const stored: Record<string, string> = { ...member.profile };
    let { nickname } = member;
    for (const [name, value] of given) {
      if (name === 'nickname') nickname = value;
      else if (value === '') delete stored[storedName(name)];
      else stored[storedName(name)] = value;
    }
    await tx
      .update(members)
      .set({ nickname, profile: stored satisfies MemberProfile })
      .where(eq(members.id, member.id));
    const isReachable = given.some(([name, value]) => isMessenger(name) && value !== '');
    if (isReachable) await grantMessengerBonus(tx, merchant, member, at);
  });
};
