import type { AnyEventObject, AnyStateMachine, EventFrom } from 'xstate';
import type { PageElement } from './page-element.ts';

/**
 * The hands of a player on a page. Elements are looked for in the dialog on top, or in the page if no dialog is open; of several, the first that is
 * shown counts. What needs an element waits for it, and throws if it does not come.
 */
export interface Hands {
  readonly press: (element: PageElement) => Promise<void>;
  /** Replaces the text of a field. */
  readonly type: (element: PageElement, text: string) => Promise<void>;
  /** Ticks a checkbox or a radio button. */
  readonly tick: (element: PageElement) => Promise<void>;
  /** Chooses the first option of a list that has a value. */
  readonly chooseFirst: (element: PageElement) => Promise<void>;
  readonly isShown: (element: PageElement) => Promise<boolean>;
  /** Returns an attribute of an element that is shown. */
  readonly read: (element: PageElement, attribute: string) => Promise<string>;
  /** Waits until one of the elements is shown, and returns it. */
  readonly waitFor: (...elements: readonly [PageElement, ...PageElement[]]) => Promise<PageElement>;
}

/** What a player knows and types. */
export interface Player {
  readonly username: string;
  readonly password: string;
  /** The mobile number, without the dialling code. */
  readonly mobile: string;
  readonly paymentPassword: string;
  /** Returns the newest code that was sent to the player's phone, or the characters of the captcha that is shown. */
  readonly code: (kind: 'sms' | 'captcha') => Promise<string>;
}

export interface Scene {
  readonly hands: Hands;
  readonly player: Player;
}

/** Does what causes an event. `answer` is what the player expects of the platform: an act may be done wrongly to be refused. */
export type Act = (scene: Scene, event: AnyEventObject, answer?: AnyEventObject) => Promise<void>;

/** The acts of a machine: one for each event that it handles, except those of the clock or of a form that clears its own message. */
export type ActsOf<Machine extends AnyStateMachine, Without extends string = never> = Readonly<
  Record<Exclude<EventFrom<Machine>['type'], Without>, Act>
>;

/** Returns whether an answer of the platform is a refusal. */
export const isRefusal = (answer: AnyEventObject | undefined): boolean =>
  answer?.type.startsWith('xstate.error.') === true;
