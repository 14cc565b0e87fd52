import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Call, OutputOf } from '#schemas/call.ts';
import { balance, keySet, memberInfo, status } from '#schemas/calls/account.ts';
import { languageInfo } from '#schemas/languages.ts';
import type { Problem } from '#schemas/problem.ts';
import { offeredModules, offersRegistration } from '#schemas/whitelabel.ts';
import { brandService, type BrandStore } from '#src/brand/use-brand.ts';
import type { DocumentData } from '#src/document/document-data.ts';
import { createDialogStore, dialogService, type DialogStore } from '#src/modals/dialog-store.ts';
import { authService, createAuth, type Auth } from '#src/features/auth/auth-service.ts';
import { createHumanChecks, humanService, type HumanChecks } from '#src/features/auth/human-checks.ts';
import { passkeyService } from '#src/features/auth/passkey-slots.ts';
import { phonePage } from '#src/features/auth/phone/phone-page.ts';
import { provide, type ServiceEntry } from '#src/lib/services.tsx';
import { createStore, type Store } from '#src/lib/store.ts';
import { createModalStore, modalService, type ModalStore } from '#src/modals/modal-store.ts';
import { createToastStore, toastService, type ToastStore } from '#src/modals/toast-store.ts';
import { createMutateCall, mutateCallService, type MutateCall } from '#src/platform/call-mutation.ts';
import { createClient, type Client } from '#src/platform/client.ts';
import { createFetchCall, fetchCallService, type FetchCall } from '#src/platform/fetch-call.ts';
import { createKeyRing } from '#src/platform/key-ring.ts';
import { callQuery, createQueryClient } from '#src/platform/call-query.ts';
import { createLaunches, launchService, type Launches } from '#src/launch/launch-service.ts';
import { memberOf } from '#src/session/member.ts';
import { createSessionStore, type SessionStore } from '#src/session/session-store.ts';
import { protectService, type RunProtected } from '#src/session/use-protected-action.ts';
import { sessionService } from '#src/session/use-session.ts';
import { createI18n, type TextSource } from '#src/texts/create-i18n.ts';
import { createLanguageStore, languageService, type LanguageStore } from '#src/texts/language-store.ts';
import { createThemeStore, themeService, type ThemeStore } from '#src/brand/theme-store.ts';
import { createProtect } from './create-protect.ts';
import { passkeySlots } from './passkey-slots.tsx';
import { readyTexts, withBrandTexts } from './with-brand-texts.ts';

/** Everything that exists for the lifetime of the page. */
export interface SiteStores {
  readonly brand: BrandStore;
  readonly texts: i18n;
  /** The languages of the document. A changed document may have different ones. */
  readonly languages: Store<DocumentData['languages']>;
  readonly language: LanguageStore;
  readonly theme: ThemeStore;
  readonly fetchCall: FetchCall;
  readonly mutateCall: MutateCall;
  readonly queries: QueryClient;
  readonly session: SessionStore;
  readonly modals: ModalStore;
  readonly dialogs: DialogStore;
  readonly toasts: ToastStore;
  readonly auth: Auth;
  /** The human verification of the brand's provider, if it has one. */
  readonly humans: HumanChecks;
  readonly launches: Launches;
  readonly protect: RunProtected;
}

export interface SiteParts {
  readonly data: Omit<DocumentData, 'languages'>;
  readonly loadTexts: TextSource;
  /** Absent in tests and stories, whose `loadTexts` needs no URLs. */
  readonly languages?: Store<DocumentData['languages']>;
  /** For tests and stories; defaults to the global fetch. */
  readonly fetch?: typeof globalThis.fetch;
  readonly accepts?: (call: Call, value: unknown) => boolean;
}

/** Whether a 401 response to the call means that the stored session has expired. */
const usesCurrentSession = (call: Call): boolean => call.token !== 'none' && call.name !== 'account.logout';

export const createSiteStores = ({
  data,
  loadTexts,
  languages = createStore({}),
  fetch,
  accepts,
}: SiteParts): SiteStores => {
  const { brand } = data;
  const load = withBrandTexts(loadTexts, data.brandTexts);
  const texts = createI18n({ language: data.language, ready: readyTexts(data), load });
  const modals = createModalStore();
  const toasts = createToastStore();
  const language = createLanguageStore(texts, load, data.language, (failed) => {
    const [name, current] = [failed, language.get()].map((code) => languageInfo(code).name);
    toasts.show(texts.t('shell:language.failed', { name, current }), 'danger');
  });
  const queries = createQueryClient();

  const session: SessionStore = createSessionStore({
    mode: brand.platform.session,
    merchant: { id: brand.merchant.id, code: brand.merchant.code, platform: brand.merchant.platform },
    ...(data.reader === 'member' ? { initial: 'unknown' } : {}),
    fetchMember: async () => {
      // The header shows both balance and member info. The platform refuses the balance until a due password change is complete.
      if (session.changeDue() === null) void queries.prefetchQuery(callQuery(fetchCall, balance, {}, language.get()));
      return memberOf(await fetchCall(memberInfo, {}));
    },
    onExpired: () => modals.open('login', { isExpired: true }),
  });

  const keys = createKeyRing(async () => (await client(keySet, {})).keys);

  const onProblem = (problem: Problem, call: Call, isOutdated: boolean): void => {
    if (!isOutdated) {
      if (problem.status === 401 && problem.code === 'not_logged_in' && usesCurrentSession(call)) session.expire();
      if (problem.code === 'password_due') session.requireChange();
    }
    if (problem.code === 'maintenance' || problem.code === 'region_blocked')
      void queries.invalidateQueries({ queryKey: ['account.status'] });
  };

  const client: Client = createClient({
    merchant: brand.merchant.code,
    sessionMode: brand.platform.session,
    timeout: brand.platform.timeouts.call,
    language: language.get,
    token: session.token,
    renewToken: session.renew,
    generation: session.generation,
    seal: keys.seal,
    forgetKeys: keys.forget,
    onProblem,
    ...(fetch ? { fetch } : {}),
    ...(accepts ? { accepts } : {}),
  });

  const fetchCall = createFetchCall(client);
  const mutateCall = createMutateCall(client, queries);

  // Also clear the member's data when another session begins: a trial account that registers must not see its play money in the new account.
  session.subscribe(() => {
    if (session.get().phase !== 'member') queries.removeQueries({ predicate: ({ meta }) => meta?.token === 'needed' });
  });

  type Status = OutputOf<typeof status>;
  const siteInfo = () => queries.getQueryData<Status>([status.name])?.info;
  /** The launch CDNs from the first status response, which may still be loading. */
  const launchCdns = async (): Promise<readonly string[]> => {
    const answer = await queries.ensureQueryData<Status>({ queryKey: [status.name] }).catch(() => null);
    return answer?.info.launchGameCDNs ?? [];
  };
  const modules = (): ReadonlySet<string> => offeredModules(siteInfo()?.whitelabel ?? [], brand.register.ways);
  const forcesChange = (): boolean => modules().has('PWDEXPFORCECHANGE3');
  const mayRegister = (): boolean => offersRegistration(modules());
  const humans = createHumanChecks(brand);
  const theme = createThemeStore(brand.theme.default);
  const auth = createAuth({
    fetchCall,
    mutateCall,
    session,
    modals,
    forcesChange,
    proveHuman: humans.prove,
    phone: () => phonePage(brand, language.get(), theme.get()),
  });

  const brandStore: BrandStore = createStore(brand);
  const dialogs = createDialogStore();

  return {
    brand: brandStore,
    texts,
    languages,
    language,
    theme,
    fetchCall,
    mutateCall,
    queries,
    session,
    modals,
    dialogs,
    toasts,
    auth,
    humans,
    launches: createLaunches({ mutateCall, brand: brandStore.get, language: language.get, cdns: launchCdns }),
    protect: createProtect({ session, modals, dialogs, texts, mayRegister }),
  };
};

/** The services for `ServicesProvider`. */
export const siteServices = (stores: SiteStores): readonly ServiceEntry[] => [
  provide(brandService, stores.brand),
  provide(languageService, stores.language),
  provide(themeService, stores.theme),
  provide(fetchCallService, stores.fetchCall),
  provide(mutateCallService, stores.mutateCall),
  provide(sessionService, stores.session),
  provide(modalService, stores.modals),
  provide(dialogService, stores.dialogs),
  provide(toastService, stores.toasts),
  provide(authService, stores.auth),
  provide(humanService, stores.humans),
  provide(passkeyService, passkeySlots),
  provide(launchService, stores.launches),
  provide(protectService, stores.protect),
];
