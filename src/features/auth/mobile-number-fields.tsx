import type { Ref } from 'react';
import { nationalMobile } from '#schemas/forms/mobile-number.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import { splitMobile } from '#src/forms/widgets/split-mobile.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useAuthTexts } from './texts.ts';
import type { LoginField } from './login/use-login-form.ts';

const LONGEST = 40;

/**
 * The mobile number of a login and the dialling code of its country. A pasted international number sets both. On blur and on Enter, prefixes that the
 * platform's rule does not count are removed.
 */
export function MobileNumberFields({
  diallingCodes,
  country,
  number,
  bounds,
  ref,
}: {
  readonly diallingCodes: readonly { readonly value: string; readonly label: string }[];
  readonly country: LoginField;
  readonly number: LoginField;
  readonly bounds: Pick<FieldRule, 'minLength' | 'maxLength'>;
  readonly ref?: Ref<HTMLInputElement>;
}) {
  const t = useAuthTexts();
  const change = (text: string): void => {
    const split = splitMobile(
      text,
      diallingCodes.map(({ value }) => ({ diallingCode: value })),
    );
    if (split.country !== null) country.onValue(split.country.diallingCode);
    number.onValue(split.country === null ? text : split.national);
  };
  const settle = (): void => {
    const counted = nationalMobile(number.value, country.value, bounds);
    if (counted !== number.value) number.onValue(counted);
  };
  return (
    <div className="flex items-start gap-2">
      <SelectField
        label={t('login.country')}
        options={diallingCodes}
        className="w-30 shrink-0"
        autoComplete="tel-country-code"
        {...country}
      />
      <TextField
        ref={ref}
        name="mobileNum"
        label={t('login.mobile')}
        placeholder={t('login.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={LONGEST}
        className="flex-1"
        {...number}
        onValue={change}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
    </div>
  );
}
