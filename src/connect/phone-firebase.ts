import type { PhonePage, PhoneService, PhoneStage } from './phone-service.ts';

/** The parts of Firebase's modules that the page uses; the modules are loaded by URL, never bundled. */
interface AppModule {
  readonly initializeApp: (
    options: Readonly<Record<'apiKey' | 'authDomain' | 'projectId' | 'appId', string>>,
  ) => object;
}
interface User {
  readonly getIdToken: () => Promise<string>;
}
interface Confirmation {
  readonly confirm: (code: string) => Promise<{ readonly user: User }>;
}
interface Verifier {
  readonly clear: () => void;
}
interface Auth {
  languageCode: string | null;
}
interface AuthModule {
  readonly initializeAuth: (
    app: object,
    parts: { readonly persistence: unknown; readonly popupRedirectResolver: unknown },
  ) => Auth;
  readonly inMemoryPersistence: unknown;
  readonly browserPopupRedirectResolver: unknown;
  readonly GoogleAuthProvider: new () => object;
  readonly FacebookAuthProvider: new () => object;
  readonly RecaptchaVerifier: new (auth: Auth, place: HTMLElement, options: { readonly size: 'invisible' }) => Verifier;
  readonly signInWithPopup: (auth: Auth, provider: object) => Promise<{ readonly user: User }>;
  readonly signInWithPhoneNumber: (auth: Auth, phoneNumber: string, verifier: Verifier) => Promise<Confirmation>;
}

const FIREBASE_MODULES = 'https://www.gstatic.com/firebasejs/12.19.0/';
const CHALLENGE_HEIGHT = 600;

const load = async <M>(page: PhonePage, name: string): Promise<M> =>
  (await import(/* @vite-ignore */ new URL(name, page.phone.script ?? FIREBASE_MODULES).href)) as M;

/** Persists nothing: Firebase only identifies the player, and the platform keeps the session. */
const open = async (page: PhonePage): Promise<{ readonly auth: Auth; readonly module: AuthModule }> => {
  const { apiKey, authDomain, projectId, appId } = page.phone;
  const [{ initializeApp }, module] = await Promise.all([
    load<AppModule>(page, 'firebase-app.js'),
    load<AuthModule>(page, 'firebase-auth.js'),
  ]);
  const auth = module.initializeAuth(initializeApp({ apiKey, authDomain, projectId, appId }), {
    persistence: module.inMemoryPersistence,
    popupRedirectResolver: module.browserPopupRedirectResolver,
  });
  return { auth, module };
};

const waitForPress = (
  { place, t }: PhoneStage,
  label: 'phone.continue.google' | 'phone.continue.facebook',
): Promise<void> =>
  new Promise((resolve) => {
    const title = document.createElement('h1');
    const button = document.createElement('button');
    title.textContent = document.title;
    button.type = 'button';
    button.className = 'main';
    button.textContent = t(label);
    button.addEventListener('click', () => {
      button.disabled = true;
      resolve();
    });
    place.classList.add('window');
    place.replaceChildren(title, button);
    button.focus();
  });

/** reCAPTCHA opens its puzzle in an overlay frame without an event, so watch for it. */
const watchPuzzle = ({ requestFrame }: PhoneStage): (() => void) => {
  const check = (): void => {
    const puzzles = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/bframe"]')];
    if (puzzles.some((puzzle) => puzzle.checkVisibility({ visibilityProperty: true, opacityProperty: true })))
      requestFrame(CHALLENGE_HEIGHT);
  };
  const changes = new MutationObserver(check);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  return () => changes.disconnect();
};

/** Firebase: account sign-in by popup, which needs a click in this page; SMS codes with invisible reCAPTCHA. */
export const firebaseService = (page: PhonePage): PhoneService => {
  const opened = open(page);
  opened.catch(() => undefined);
  /** Called after the start request, which sets the language. */
  const ready = async (): ReturnType<typeof open> => {
    const { auth, module } = await opened;
    auth.languageCode = document.documentElement.lang;
    return { auth, module };
  };
  let confirmation: Confirmation | null = null;
  return {
    signIn: async (kind, stage) => {
      const { auth, module } = await ready();
      await waitForPress(stage, `phone.continue.${kind}`);
      const provider = kind === 'google' ? new module.GoogleAuthProvider() : new module.FacebookAuthProvider();
      return (await module.signInWithPopup(auth, provider)).user.getIdToken();
    },
    send: async (phoneNumber, stage) => {
      const { auth, module } = await ready();
      const spot = document.createElement('div');
      stage.place.replaceChildren(spot);
      const verifier = new module.RecaptchaVerifier(auth, spot, { size: 'invisible' });
      const stop = watchPuzzle(stage);
      try {
        confirmation = await module.signInWithPhoneNumber(auth, phoneNumber, verifier);
      } finally {
        stop();
        verifier.clear();
      }
    },
    confirm: async (code) => {
      if (confirmation === null) throw Object.assign(new Error('no code was sent'), { code: 'auth/code-expired' });
      return (await confirmation.confirm(code)).user.getIdToken();
    },
  };
};
