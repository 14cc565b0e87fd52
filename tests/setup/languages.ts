import { productLanguages } from '#publish/languages/languages.ts';

// Registers the languages, as a server does at startup and a page does from its document.
productLanguages.all();
