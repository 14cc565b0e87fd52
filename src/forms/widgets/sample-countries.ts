import { countryFlag } from '#src/platform/image-url.ts';
import type { FormCountry } from '../form-context.ts';

const country = (code: string, name: string, diallingCode: string): FormCountry => ({
  code,
  name,
  diallingCode,
  flagUrl: countryFlag('', code),
});

/** A few countries, for stories. */
export const sampleCountries: readonly FormCountry[] = [
  country('PH', 'Philippines', '63'),
  country('VN', 'Việt Nam', '84'),
  country('TH', 'ไทย', '66'),
];
