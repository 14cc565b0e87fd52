import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/centre.json';

type Key = keyof typeof EN;

type NameIn<Prefix extends string> = Key extends infer K ? (K extends `${Prefix}.${infer Name}` ? Name : never) : never;

/** Key of a member centre page that has a name in the menu. */
export type CentrePageKey = NameIn<'page'>;

/** Key of an agent centre page that has a name in the menu. A page of the member centre may have the same key but a different name. */
export type AgentPageKey = NameIn<'agentPage'>;

/** The text key of a page's name. */
export type PageLabel = `page.${CentrePageKey}` | `agentPage.${AgentPageKey}`;

export const useCentreTexts = createTextsHook<Key>('centre');
