/** A new id for the log and the answer. */
export const newRequestId = (): string => crypto.randomUUID().slice(0, 13);

/** Whether the id that a proxy gave to a request can be used. */
export const isRequestId = (id: string | null): id is string => id !== null && /^[\w\-=]{1,64}$/.test(id);
