import type { Credentials } from '#machines/login/login.machine.ts';
import { rememberLogin } from '#schemas/calls/account.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import { erasePassword, keepPassword, openPassword, sealPassword } from './password-vault.ts';
import { lapseRemembered, readRemembered, writeRemembered, type RememberedBy } from './remembered.ts';

/** Stores or deletes the remembered login. Call it after the login, with the account name. */
export type Keep = (account: string) => Promise<void>;

export interface LoginMemory {
  /** Call this at login, while the password is available. Nothing is stored until the returned function is called. */
  readonly prepare: (
    credentials: Exclude<Credentials, { readonly type: 'remembered' | 'passkey' | 'firebase' }>,
  ) => Promise<Keep>;
  /** Deletes the account's remembered login here and on the platform, for logins whose form has no checkbox. */
  readonly drop: Keep;
  /** Returns the password that this browser has stored for the remembered user name, or `null` if there is none. */
  readonly password: () => Promise<string | null>;
}

/** A name that no account has. Platforms that support remembered logins reject it; others do not know the call. */
const NOBODY = '-';

/** Whether a problem means that the platform does not support the call. */
export const isMissing = ({ status, code }: Problem): boolean =>
  status === 404 || status === 405 || status === 501 || code === 'not_built_yet';

const forget = async (): Promise<void> => {
  const username = readRemembered()?.username ?? null;
  writeRemembered(null);
  if (username !== null) await erasePassword(username).catch(() => undefined);
};

const drop: Keep = async (account) => {
  if (readRemembered()?.username?.toLowerCase() === account.toLowerCase()) await forget();
};

/** Creates this browser's memory of logins: a name or a number and, only if the platform does not remember logins, the encrypted password. */
export const createLoginMemory = (mutateCall: MutateCall): LoginMemory => {
  let asked: Promise<boolean> | null = null;
  const platformRemembers = (): Promise<boolean> => {
    asked ??= mutateCall(rememberLogin, { username: NOBODY }).then(
      () => true,
      (error: unknown) => {
        const problem = toProblem(error);
        if (problem.status === 0) asked = null;
        return !isMissing(problem);
      },
    );
    return asked;
  };
  return {
    prepare: async (credentials) => {
      if (!credentials.remember) return forget;
      const hasToken = await platformRemembers();
      const sealed = hasToken || credentials.type === 'sms' ? null : await sealPassword(credentials).catch(() => null);

      const phone =
        credentials.type === 'sms'
          ? { mobileNum: credentials.mobileNum, countryDialingCode: credentials.countryDialingCode }
          : null;
      return async (account) => {
        await forget();
        const isKept =
          sealed !== null &&
          (await keepPassword(sealed).then(
            () => true,
            () => false,
          ));
        const by: RememberedBy = hasToken ? 'token' : isKept ? 'password' : null;
        writeRemembered({ username: credentials.type === 'username' ? credentials.username : account, by, phone });
      };
    },
    drop,
    password: async () => {
      const { username = null, by = null } = readRemembered() ?? {};
      if (username === null || by !== 'password') return null;
      const password = await openPassword(username).catch(() => null);
      if (password === null) lapseRemembered();
      return password;
    },
  };
};
