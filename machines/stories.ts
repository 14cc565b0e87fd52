import { captchaStory } from './captcha/captcha.story.ts';
import { gameLaunchStory } from './game-launch/game-launch.story.ts';
import { loginStory } from './login/login.story.ts';
import { passwordChangeStory } from './password-change/password-change.story.ts';
import { passwordRecoveryStory } from './password-recovery/password-recovery.story.ts';
import { phoneAuthStory } from './phone-auth/phone-auth.story.ts';
import { registrationStory } from './registration/registration.story.ts';
import { smsCodeStory } from './sms-code/sms-code.story.ts';
import type { MachineStory } from './story/machine-story.ts';
import { twoStepSetupStory } from './two-step-setup/two-step-setup.story.ts';

/** Of every machine what may happen to it. */
export const MACHINE_STORIES: readonly MachineStory[] = [
  captchaStory,
  gameLaunchStory,
  loginStory,
  passwordChangeStory,
  passwordRecoveryStory,
  phoneAuthStory,
  registrationStory,
  smsCodeStory,
  twoStepSetupStory,
];
