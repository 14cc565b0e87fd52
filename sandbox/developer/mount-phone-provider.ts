import { scenariosOf } from '#sandbox/kernel/scenarios/scenarios.ts';
import type { Hono } from 'hono';
import { Type, type Static, type TSchema } from 'typebox';
import { oneOf } from '#schemas/wire.ts';
import { valueResponse } from '#sandbox/kernel/http/json-response.ts';
import { checkFetchMetadata } from '#sandbox/kernel/http/check-fetch-metadata.ts';
import { readJson } from '#sandbox/kernel/http/read-json.ts';
import { phoneProviderOf } from '#sandbox/accounts/phone-auth/phone-provider.ts';
import { outboxOf } from '#sandbox/kernel/outbox/outbox.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { ProviderFailure } from '#sandbox/kernel/scenarios/scenario.ts';
import { findMerchant } from '#sandbox/kernel/merchants/find-merchant.ts';
import { providerAccounts } from '#sandbox/accounts/phone-auth/provider-accounts.ts';
import { throwSimulatedError, providerError } from '#sandbox/kernel/scenarios/provider-error.ts';

const kind = oneOf(['google', 'facebook']);
const text = Type.String({ maxLength: 255 });
const closed = { additionalProperties: false };
const accountsInput = Type.Object({ kind }, closed);
const signInInput = Type.Object({ kind, id: text }, closed);
const sendInput = Type.Object({ phoneNumber: text }, closed);
const confirmInput = Type.Object({ verificationId: text, code: text }, closed);

/** The merchant behind a request to the provider, and the error to simulate. */
interface ProviderRequest {
  readonly merchant: string;
  readonly failure: ProviderFailure;
}

const accountsOf = async ({ db }: Kernel, { merchant }: ProviderRequest, input: Static<typeof accountsInput>) =>
  (await providerAccounts(db, merchant, input.kind)).map(({ id, name, email }) => ({ id, name, email }));

const signIn = async (kernel: Kernel, { merchant, failure }: ProviderRequest, input: Static<typeof signInInput>) => {
  throwSimulatedError(failure, 'start');
  const account = (await providerAccounts(kernel.db, merchant, input.kind)).find(({ id }) => id === input.id);
  if (account === undefined) throw providerError('internal-error');
  const { email, emailVerified } = account;
  return { idToken: phoneProviderOf(kernel).tokens.issue({ merchant, channel: input.kind, email, emailVerified }) };
};

const send = async (
  kernel: Kernel,
  { merchant, failure }: ProviderRequest,
  { phoneNumber }: Static<typeof sendInput>,
) => {
  throwSimulatedError(failure, 'start');
  const { verificationId, code } = phoneProviderOf(kernel).codes.send(merchant, phoneNumber);
  await outboxOf(kernel).add({
    merchant,
    channel: 'sms',
    target: phoneNumber.slice(1),
    body: `${code} is your code, says the phone provider. It holds for 5 minutes.`,
    code,
  });
  return { verificationId };
};

const confirm = async (
  kernel: Kernel,
  { merchant, failure }: ProviderRequest,
  { verificationId, code }: Static<typeof confirmInput>,
) => {
  throwSimulatedError(failure, 'confirm');
  return {
    idToken: phoneProviderOf(kernel).tokens.issue({
      merchant,
      channel: 'sms',
      phoneNumber: phoneProviderOf(kernel).codes.confirm(merchant, verificationId, code),
    }),
  };
};

/** Mounts the calls of the simulated phone-authentication provider. They sign anybody in, so they exist only in development. */
export const mountPhoneProvider = (app: Hono, kernel: Kernel): void => {
  const on = <S extends TSchema>(
    step: string,
    schema: S,
    answer: (kernel: Kernel, request: ProviderRequest, input: Static<S>) => Promise<unknown>,
  ): void => {
    app.post(`/sandbox/provider/:brand/phone/${step}`, async ({ req }) => {
      checkFetchMetadata(req.raw);
      const input = await readJson(req.raw, schema);
      const { code: merchant } = await findMerchant(kernel.db, req.header('Merchant') ?? null);
      const failure = scenariosOf(kernel).of(merchant).phoneFailure;
      return valueResponse(await answer(kernel, { merchant, failure }, input));
    });
  };
  on('accounts', accountsInput, accountsOf);
  on('sign-in', signInInput, signIn);
  on('send', sendInput, send);
  on('confirm', confirmInput, confirm);
};
