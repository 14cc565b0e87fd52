import { Hono } from 'hono';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { internalMessage, Problem } from '#schemas/problem.ts';
import { isConnectionLost } from '#sandbox/db/lost-connection.ts';
import { refuseUnstorableText } from '#sandbox/kernel/http/check-text.ts';
import { problemResponse } from '#sandbox/kernel/http/json-response.ts';
import { mountImages } from './mount-images.ts';
import { mountCalls, type Server } from './mount-calls.ts';
import { allRoutes } from '#sandbox/routes/all-routes.ts';

/**
 * Creates the problem for a lost database connection. It is unknown whether money was moved; if the client resends the request with the same key, it
 * is carried out only once.
 */
const databaseAway = (): Problem =>
  new Problem({ code: 'unavailable', status: 503, message: 'The database cannot be reached', retryAfter: 5 });

/** Creates the HTTP app with all of the sandbox's calls and images. */
export const createApp = (server: Server): Hono => {
  const { kernel } = server;
  const app = new Hono();
  app.use(({ req }, next) => {
    for (const [name, value] of new URL(req.url).searchParams) refuseUnstorableText({ [name]: value });
    return next();
  });
  mountCalls(app, server, allCalls, allRoutes);
  mountImages(app, kernel);
  app.notFound(() =>
    problemResponse(new Problem({ code: 'not_found', status: 404, message: 'There is nothing here' })),
  );
  app.onError((error, { req }) => {
    if (error instanceof Problem) return problemResponse(error);
    const requestId = req.header('X-Request-Id') ?? null;
    kernel.onError(error, requestId);
    if (isConnectionLost(error)) return problemResponse(databaseAway());
    return problemResponse(new Problem({ code: 'internal', status: 500, message: internalMessage(requestId) }));
  });
  return app;
};
