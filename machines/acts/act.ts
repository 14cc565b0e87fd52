import type { AnyEventObject, AnyStateMachine, EventFrom } from 'xstate';
import type { PageElement } from './page-element.ts';

/**
 * A player's actions on a page. Each looks for its element in the topmost dialog, or in the page if no dialog is open, and uses the first visible
 * match. It waits for the element and throws if none appears.
 */
export interface Hands {
  readonly press: (element: PageElement) => Promise<void>;
  /** Replaces the text of a field. */
  readonly type: (element: PageElement, text: string) => Promise<void>;
  /** Ticks a checkbox or a radio button. */
  readonly tick: (element: PageElement) => Promise<void>;
  /** Selects the first option of a list whose value is not empty. */
  readonly chooseFirst: (element: PageElement) => Promise<void>;
  readonly isShown: (element: PageElement) => Promise<boolean>;
  /** Returns an attribute of a visible element. */
  readonly read: (element: PageElement, attribute: string) => Promise<string>;
  /** Waits until one of the elements is visible, and returns that element. */
  readonly waitFor: (...elements: readonly [PageElement, ...PageElement[]]) => Promise<PageElement>;
}

/** The data that a player types into forms. */
export interface Player {
  readonly username: string;
  readonly password: string;
  /** The mobile number, without the dialling code. */
  readonly mobile: string;
  readonly paymentPassword: string;
  /** Returns the latest code sent to the player's phone, or the characters of the captcha on the page. */
  readonly code: (kind: 'sms' | 'captcha') => Promise<string>;
}

export interface Scene {
  readonly hands: Hands;
  readonly player: Player;
}

/**
 * Performs the actions that cause an event. `answer` is the platform's expected answer; if it is a refusal, the act must provoke it, for example with
 * a wrong password.
 */
export type Act = (scene: Scene, event: AnyEventObject, answer?: AnyEventObject) => Promise<void>;

/** The acts of a machine: one for each event that it handles, except clock events and events that a form sends to clear its own message. */
export type ActsOf<Machine extends AnyStateMachine, Without extends string = never> = Readonly<
  Record<Exclude<EventFrom<Machine>['type'], Without>, Act>
>;

/** Returns whether an answer from the platform is a refusal. */
export const isRefusal = (answer: AnyEventObject | undefined): boolean =>
  answer?.type.startsWith('xstate.error.') === true;
