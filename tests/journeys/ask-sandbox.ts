import type { JourneySandbox } from './journey-sandbox.ts';
import type { OpenSite } from './open-site.tsx';

/** Sends a call as the member who is logged in on the site, as if from another tab; a body is posted with its own idempotency key. */
export const askSandbox = async <V>(
  sandbox: JourneySandbox,
  { cookies }: OpenSite,
  path: string,
  body?: object,
): Promise<V> => {
  const said = await sandbox.send({
    do: 'fetch',
    url: `http://perya.localhost${path}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: [
      ['Merchant', 'perya'],
      ['Session-Mode', 'cookie'],
      ['Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')],
      ...(body === undefined
        ? []
        : ([
            ['Content-Type', 'application/json'],
            ['Idempotency-Key', crypto.randomUUID()],
          ] as const)),
    ],
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { value, ...failure } = JSON.parse(said.body ?? '{}') as { readonly value?: V };
  if (value === undefined) throw new Error(`${path}: ${JSON.stringify(failure)}`);
  return value;
};
