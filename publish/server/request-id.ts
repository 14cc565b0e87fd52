/** Creates an id for a request, for the log and the response. */
export const newRequestId = (): string => crypto.randomUUID().slice(0, 13);

/** Whether a request id that a proxy sent can be used. */
export const isRequestId = (id: string | null): id is string => id !== null && /^[\w\-=]{1,64}$/.test(id);
