import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { use, useState } from 'react';
import { captchaMachine } from '#machines/captcha/captcha.machine.ts';
import { contactBindingMachine } from '#machines/contact-binding/contact-binding.machine.ts';
import { contractMachine } from '#machines/contract/contract.machine.ts';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { feedbackMachine } from '#machines/feedback/feedback.machine.ts';
import { operationMachine } from '#machines/operation/operation.machine.ts';
import { redemptionMachine } from '#machines/redemption/redemption.machine.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { twoStepSetupMachine } from '#machines/two-step-setup/two-step-setup.machine.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { contractLimits } from '#schemas/calls/contracts.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { brandService, useBrand } from '#src/brand/use-brand.ts';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import type { ClientBrand } from '#src/document/document-data.ts';
import { createStore } from '#src/lib/store.ts';
import { useAuth } from '#src/features/auth/auth-service.ts';
import { CaptchaPictureBox } from '#src/features/auth/captcha-picture-box.tsx';
import { ChangePasswordModal } from '#src/features/auth/password/change-password-modal.tsx';
import { ForgotPasswordModal } from '#src/features/auth/recovery/forgot-password-modal.tsx';
import { LoginModal } from '#src/features/auth/login/login-modal.tsx';
import { RegisterModal } from '#src/features/auth/register/register-modal.tsx';
import { SendCodeButton } from '#src/features/auth/send-code-button.tsx';
import { DepositPanel } from '#src/features/cashier/deposit-panel.tsx';
import { WalletsPanel } from '#src/features/cashier/wallets-panel.tsx';
import { WithdrawalPanel } from '#src/features/cashier/withdrawal-panel.tsx';
import { ContractFrame } from '#src/features/contracts/contract-view.tsx';
import { sampleDetail, sampleLimits } from '#src/features/contracts/sample-contracts.ts';
import { GamesPage } from '#src/features/games/games-page.tsx';
import { FeedbackPanel } from '#src/features/help/feedback-panel.tsx';
import { ConvertPanel } from '#src/features/points/convert-panel.tsx';
import { ContactBinding } from '#src/features/profile/contact-binding.tsx';
import { TwoStepSetup } from '#src/features/security/two-step-setup.tsx';
import { capturedCaptcha } from './captured-answers.ts';
import { freezeLazyMachine, freezeMachine } from './freeze-machine.ts';
import { storyFlow, type StoryFlow } from './story-flow.ts';
import type { StoryParameters } from './story-parameters.ts';

const nothing = (): void => undefined;
const PHONE: NonNullable<ClientBrand['connectors']['phone']> = {
  provider: 'sandbox',
  kinds: ['google', 'facebook', 'sms'],
  apiKey: 'k',
  authDomain: 'a',
  projectId: 'p',
  appId: '1',
};

function Page({ children }: { readonly children: ReactNode }) {
  return <main className="mx-auto max-w-xl bg-canvas p-6 text-ink">{children}</main>;
}

/** A container as wide as a member centre page. */
function CentrePage({ children }: { readonly children: ReactNode }) {
  return (
    <main className="mx-auto max-w-4xl bg-surface p-6 text-ink">
      <h3 className="sr-only">Page</h3>
      {children}
    </main>
  );
}

/** Renders a screen once the login machine is running. */
function WithLogin({ children }: { readonly children: ReactNode }) {
  use(useAuth().login.load());
  return children;
}

/** Provides the site's brand as if its brand file named a phone provider. */
function WithPhoneProvider({ children }: { readonly children: ReactNode }) {
  const brand = useBrand();
  const [services] = useState(() => [
    provide(
      brandService,
      createStore<ClientBrand>({ ...brand, connectors: { origin: location.origin, human: null, phone: PHONE } }),
    ),
  ]);
  return <ServicesProvider services={services}>{children}</ServicesProvider>;
}

function Captcha({ path }: StoryFlow) {
  const context = path.context as { readonly picture: object | null };
  const picture =
    context.picture === null
      ? null
      : { ...context.picture, src: `data:${capturedCaptcha.mimeType};base64,${capturedCaptcha.image}` };
  return (
    <Page>
      <CaptchaPictureBox
        round={0}
        onPicture={nothing}
        machine={freezeMachine(captchaMachine, { value: path.value, context: { ...context, picture } })}
      />
    </Page>
  );
}

function SmsCode({ path }: StoryFlow) {
  const [code] = useState(() => {
    const context = path.context as { readonly receipt: { readonly waitMs: number } | null };
    const receipt =
      context.receipt === null ? null : { ...context.receipt, readyAt: Date.now() + context.receipt.waitMs };
    return freezeLazyMachine(smsCodeMachine, { value: path.value, context: { ...context, receipt } });
  });
  return (
    <Page>
      <SendCodeButton code={code} prepare={async () => null} />
    </Page>
  );
}

/** Renders a contract that awaits an answer, with the limits for its form preloaded. */
function Contract({ path }: StoryFlow) {
  const queries = useQueryClient();
  const { language } = useLanguage();
  useState(() => queries.setQueryData([contractLimits.name, {}, language], sampleLimits));
  return (
    <CentrePage>
      <ContractFrame contract={sampleDetail()} machine={freezeMachine(contractMachine, path)} />
    </CentrePage>
  );
}

/** Renders the phone login; once a code has been sent, the number is filled in. */
function PhoneAuth({ path: { at } }: StoryFlow) {
  const { draft } = useAuth();
  const hasTyped = at !== 'enteringNumber' && !/^(?:choosing|asking)/.test(at);
  useState(() => hasTyped && draft.set({ ...draft.get(), countryDialingCode: '63', mobileNum: '9175550142' }));
  return (
    <WithLogin>
      <WithPhoneProvider>
        <LoginModal onClose={nothing} />
      </WithPhoneProvider>
    </WithLogin>
  );
}

/** The screen for each machine, by machine id. */
const SCREENS: Readonly<Record<string, (props: StoryFlow) => ReactNode>> = {
  captcha: Captcha,
  smsCode: SmsCode,
  feedback: ({ path }) => (
    <Page>
      <FeedbackPanel machine={freezeMachine(feedbackMachine, path)} />
    </Page>
  ),
  contactBinding: ({ path }) => (
    <Page>
      <ContactBinding
        kind="mobile"
        hasPassword
        onDone={nothing}
        onLeave={nothing}
        machine={freezeMachine(contactBindingMachine, path)}
      />
    </Page>
  ),
  deposit: ({ path }) => (
    <CentrePage>
      <DepositPanel machine={freezeMachine(depositMachine, path)} />
    </CentrePage>
  ),
  operation: ({ path }) => (
    <CentrePage>
      <WalletsPanel machine={freezeMachine(operationMachine, path)} />
    </CentrePage>
  ),
  contract: Contract,
  redemption: ({ path }) => (
    <CentrePage>
      <ConvertPanel machine={freezeMachine(redemptionMachine, path)} />
    </CentrePage>
  ),
  withdrawal: ({ path }) => (
    <CentrePage>
      <WithdrawalPanel machine={freezeMachine(withdrawalMachine, path)} />
    </CentrePage>
  ),
  gameLaunch: () => (
    <main className="bg-canvas p-4">
      <GamesPage category="RNG" missing={null} />
    </main>
  ),
  login: () => (
    <WithLogin>
      <LoginModal onClose={nothing} />
    </WithLogin>
  ),
  phoneAuth: PhoneAuth,
  registration: () => <RegisterModal onClose={nothing} onRegistered={nothing} />,
  passwordChange: () => <ChangePasswordModal onClose={nothing} onChanged={nothing} onLeft={nothing} />,
  passwordRecovery: () => <ForgotPasswordModal onClose={nothing} onReset={nothing} />,
  twoStepSetup: ({ path }) => (
    <Page>
      <TwoStepSetup hasPassword onDone={nothing} onLeave={nothing} machine={freezeMachine(twoStepSetupMachine, path)} />
    </Page>
  ),
};

/** Renders the flow state named in a story's parameters. */
export const renderFlow = (_args: unknown, { parameters }: { readonly parameters: StoryParameters }): ReactElement => {
  if (parameters.flow === undefined) throw new Error('the story of a flow needs `parameters.flow`');
  const flow = storyFlow(parameters.flow.name, parameters.flow.at);
  const Screen = SCREENS[flow.scenarios.machine.id];
  if (Screen === undefined) throw new Error(`${flow.scenarios.name} has no screen in .storybook/flow-screens.tsx`);
  return <Screen {...flow} />;
};
