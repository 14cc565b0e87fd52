import { productLanguages } from '#publish/languages/languages.ts';

// Registers the languages, as a server does at its start and a page with its document.
productLanguages.all();
