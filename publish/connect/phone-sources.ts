import type { PhoneConnector } from '#schemas/brand.ts';
import type { CspSources } from './human-sources.ts';

const OWN_ORIGIN_ONLY: CspSources = { script: [], frame: [], connect: [], image: [], ownScriptOnly: true };

/** The default origin of Firebase's modules. */
const FIREBASE_MODULES = 'https://www.gstatic.com';
const RECAPTCHA = 'https://www.google.com';

/**
 * Returns the CSP sources of the phone page: Firebase's modules and API; for SMS codes also reCAPTCHA; for social
 * accounts also the frame of the sign-in domain, which passes on the popup's result.
 */
export const phoneSources = ({ provider, kinds, authDomain, script }: PhoneConnector): CspSources => {
  if (provider === 'sandbox') return OWN_ORIGIN_ONLY;
  const bySms = kinds.includes('sms');
  const byPopup = kinds.includes('google') || kinds.includes('facebook');
  const modules = script === undefined ? FIREBASE_MODULES : new URL(script).origin;
  return {
    script: [
      ...new Set([
        modules,
        ...(bySms ? [RECAPTCHA, FIREBASE_MODULES] : []),
        ...(byPopup ? ['https://apis.google.com'] : []),
      ]),
    ],
    frame: [
      ...(byPopup ? [`https://${authDomain}`] : []),
      ...(bySms ? [RECAPTCHA, 'https://recaptcha.google.com'] : []),
    ],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...(bySms ? [RECAPTCHA] : []),
    ],
    image: bySms ? [FIREBASE_MODULES] : [],
    ownScriptOnly: false,
  };
};
