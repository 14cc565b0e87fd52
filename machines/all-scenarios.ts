// Made by `npm run generate` from the files beside it. A change by hand does not last.
import { captchaScenarios } from './captcha/captcha.scenarios.ts';
import { contactBindingScenarios } from './contact-binding/contact-binding.scenarios.ts';
import { contractScenarios } from './contract/contract.scenarios.ts';
import { depositScenarios } from './deposit/deposit.scenarios.ts';
import { feedbackScenarios } from './feedback/feedback.scenarios.ts';
import { gameLaunchScenarios } from './game-launch/game-launch.scenarios.ts';
import { loginScenarios } from './login/login.scenarios.ts';
import { operationScenarios } from './operation/operation.scenarios.ts';
import { passwordChangeScenarios } from './password-change/password-change.scenarios.ts';
import { passwordRecoveryScenarios } from './password-recovery/password-recovery.scenarios.ts';
import { phoneAuthScenarios } from './phone-auth/phone-auth.scenarios.ts';
import { redemptionScenarios } from './redemption/redemption.scenarios.ts';
import { registrationScenarios } from './registration/registration.scenarios.ts';
import { smsCodeScenarios } from './sms-code/sms-code.scenarios.ts';
import { twoStepSetupScenarios } from './two-step-setup/two-step-setup.scenarios.ts';
import { withdrawalScenarios } from './withdrawal/withdrawal.scenarios.ts';
import type { MachineScenarios } from './scenarios/machine-scenarios.ts';

/** The scenarios of every machine. */
export const ALL_SCENARIOS: readonly MachineScenarios[] = [
  captchaScenarios,
  contactBindingScenarios,
  contractScenarios,
  depositScenarios,
  feedbackScenarios,
  gameLaunchScenarios,
  loginScenarios,
  operationScenarios,
  passwordChangeScenarios,
  passwordRecoveryScenarios,
  phoneAuthScenarios,
  redemptionScenarios,
  registrationScenarios,
  smsCodeScenarios,
  twoStepSetupScenarios,
  withdrawalScenarios,
];
