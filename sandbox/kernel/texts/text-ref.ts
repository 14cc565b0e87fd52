import type help from '#languages/EN/sandbox/help.json';
import type messages from '#languages/EN/sandbox/messages.json';
import type missions from '#languages/EN/sandbox/missions.json';
import type names from '#languages/EN/sandbox/names.json';
import type notices from '#languages/EN/sandbox/notices.json';
import type promotions from '#languages/EN/sandbox/promotions.json';
import type { TextName } from '#schemas/language-packs/text-name.ts';
import type { TextReference } from '#sandbox/db/schema.ts';

interface Catalogues {
  readonly help: typeof help;
  readonly messages: typeof messages;
  readonly missions: typeof missions;
  readonly names: typeof names;
  readonly notices: typeof notices;
  readonly promotions: typeof promotions;
}

type NamesIn<Catalogue> = TextName<keyof Catalogue & string>;

/** A text of the platform: the catalogue and the key within it. */
export type TextKey = { [Name in keyof Catalogues]: `${Name}:${NamesIn<Catalogues[Name]>}` }[keyof Catalogues];

/** The first parts of the keys in a catalogue, such as `welcome` for `welcome.title`. */
export type TopicOf<Name extends keyof Catalogues> =
  NamesIn<Catalogues[Name]> extends infer Key ? (Key extends `${infer Topic}.${string}` ? Topic : never) : never;

/** Refers to a text of the platform. Stored instead of the text itself, so that each reader sees it in their own language. */
export const textRef = (text: TextKey, values?: NonNullable<TextReference['values']>): TextReference =>
  values === undefined ? { text } : { text, values };
