import type { PhoneConnector } from '#schemas/brand.ts';
import type { PageSources } from './human-sources.ts';

const OWN: PageSources = { script: [], frame: [], connect: [], image: [], ownScriptOnly: true };

/** Firebase's modules come from here, unless the brand's file names another folder. */
const MODULES = 'https://www.gstatic.com';
const RECAPTCHA = 'https://www.google.com';

/** What the page of the phone-authentication provider admits: Firebase's modules and its service; for codes the reCAPTCHA that it asks for; for accounts the window that it opens and hears through a frame of the sign-in domain. */
export const phoneOrigins = ({ provider, kinds, authDomain, script }: PhoneConnector): PageSources => {
  if (provider === 'sandbox') return OWN;
  const bySms = kinds.includes('sms');
  const inWindow = kinds.includes('google') || kinds.includes('facebook');
  const modules = script === undefined ? MODULES : new URL(script).origin;
  return {
    script: [
      ...new Set([modules, ...(bySms ? [RECAPTCHA, MODULES] : []), ...(inWindow ? ['https://apis.google.com'] : [])]),
    ],
    frame: [
      ...(inWindow ? [`https://${authDomain}`] : []),
      ...(bySms ? [RECAPTCHA, 'https://recaptcha.google.com'] : []),
    ],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...(bySms ? [RECAPTCHA] : []),
    ],
    image: bySms ? [MODULES] : [],
    ownScriptOnly: false,
  };
};
