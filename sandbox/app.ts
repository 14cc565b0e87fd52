import { Hono } from 'hono';
import { allCalls } from '#schemas/calls/all-calls.ts';
import { Problem } from '#schemas/problem.ts';
import { mountDeveloper } from './developer/mount-developer.ts';
import { answerProblem } from './http/answer-json.ts';
import { mountHumanProvider } from './human/mount-human-provider.ts';
import { mountImages } from './images/mount-images.ts';
import { mountCalls } from './mount-calls.ts';
import { mountPhoneProvider } from './phone-auth/mount-phone-provider.ts';
import type { Platform } from './platform.ts';
import { allRoutes } from './routes/all-routes.ts';

/** The platform in small: every path that the site asks it for. */
export const createApp = (platform: Platform): Hono => {
  const app = new Hono();
  mountCalls(app, platform, allCalls, allRoutes);
  mountImages(app, platform);
  mountDeveloper(app, platform);
  mountHumanProvider(app, platform);
  mountPhoneProvider(app, platform);
  app.notFound(() => answerProblem(new Problem({ code: 'not_found', status: 404, message: 'There is nothing here' })));
  app.onError((error) => {
    if (error instanceof Problem) return answerProblem(error);
    process.stderr.write(`sandbox: ${error.stack ?? error.message}\n`);
    return answerProblem(
      new Problem({
        code: 'internal',
        status: 500,
        message: platform.development ? error.message : 'Something went wrong',
      }),
    );
  });
  return app;
};
