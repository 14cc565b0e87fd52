/** What the second step looks like, by the channel that the platform names. */
export interface VerifyChannel {
  /** The text that asks for the code; `{{to}}` is where it went. */
  readonly prompt: 'verify.sent' | 'verify.app';
  /** Some browsers can read the code from a text message. */
  readonly isText: boolean;
}

const CHANNELS: Readonly<Record<string, VerifyChannel>> = {
  sms: { prompt: 'verify.sent', isText: true },
  mail: { prompt: 'verify.sent', isText: false },
  totp: { prompt: 'verify.app', isText: false },
};
const UNKNOWN: VerifyChannel = { prompt: 'verify.sent', isText: false };

export const verifyChannel = (channel: string): VerifyChannel =>
  Object.hasOwn(CHANNELS, channel) ? (CHANNELS[channel] ?? UNKNOWN) : UNKNOWN;
