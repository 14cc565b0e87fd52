import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from './texts/EN.json';

type Key = keyof typeof EN;

type NameIn<Prefix extends string> = Key extends infer K ? (K extends `${Prefix}.${infer Name}` ? Name : never) : never;

/** A page of the member centre that has a name in its menu. */
export type CentrePageKey = NameIn<'page'>;

/** The same of the agent centre, whose pages of the same key have other names. */
export type AgentPageKey = NameIn<'agentPage'>;

/** The text that names a page. */
export type PageLabel = `page.${CentrePageKey}` | `agentPage.${AgentPageKey}`;

export const useCentreTexts = createTextsHook<Key>('centre');
