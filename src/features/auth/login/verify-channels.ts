/** How the second step is presented for one of the channels through which the platform sends codes. */
export interface VerifyChannel {
  /** The text that asks for the code; `{{to}}` is the address or number that the code was sent to. */
  readonly prompt: 'verify.sent' | 'verify.app';
  /** Whether the code is sent in a text message; some browsers can read the code from the message. */
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
