/** Creates a new id for the log and the response. */
export const newRequestId = (): string => crypto.randomUUID().slice(0, 13);

/** Whether a request id from a proxy can be used. */
export const isRequestId = (id: string | null): id is string => id !== null && /^[\w\-=]{1,64}$/.test(id);
