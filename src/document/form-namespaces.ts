/** The namespaces of forms and logins. Their texts are in a separate file, because a visitor needs no other lazy texts to log in. */
export const FORM_NAMESPACES: readonly string[] = ['fields', 'passkeys', 'rules'];
