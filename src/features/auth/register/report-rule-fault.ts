import type { RuleFault } from '#schemas/forms/field-rule-schema.ts';

const TEXTS: Readonly<Record<RuleFault['fault'], string>> = {
  unknown: 'this site has no such field, so the form leaves it out; remove the rule, or update the site',
  bounds: 'no text can have a length within its bounds, so the form ignores them; correct minLength and maxLength',
  pattern:
    'its pattern is not a regular expression that browsers can apply, so the form accepts any text and the platform decides; correct acceptedPattern',
};

const reported = new Set<string>();

/** Warns in the browser console about a platform rule that the form cannot apply; each rule is reported once. */
export const reportRuleFault = ({ field, fault }: RuleFault): void => {
  const text = `Registration rule of the platform for ${JSON.stringify(field)}: ${TEXTS[fault]}.`;
  if (reported.has(text)) return;
  reported.add(text);
  // oxlint-disable-next-line no-console -- the only place in a site where its operator can find the warning
  console.warn(text);
};
