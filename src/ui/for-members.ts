/** Hides from visitors what the prerendered page has for members: before anybody knows who is here, the browser's own mark of a session decides. */
export const FOR_MEMBERS = '[:root:not([data-session=in])_&]:hidden';
