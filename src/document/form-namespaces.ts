/** The namespaces of forms and logins, whose texts are a file of their own, because a visitor needs no other lazy texts to log in. */
export const FORM_NAMESPACES: readonly string[] = ['fields', 'passkeys', 'rules'];
