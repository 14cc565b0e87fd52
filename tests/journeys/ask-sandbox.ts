import type { JourneySandbox } from './journey-sandbox.ts';
import type { OpenSite } from './open-site.tsx';

/** Returns the headers of a site's session; in cookie mode, its token is the word `cookie`. */
const sessionHeaders = ({ stores, cookies }: OpenSite): readonly (readonly [name: string, value: string])[] => {
  const token = stores.session.token();
  if (token !== null && token !== 'cookie')
    return [
      ['Session-Mode', 'bearer'],
      ['Authorization', `Bearer ${token}`],
    ];
  return [
    ['Session-Mode', 'cookie'],
    ['Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')],
  ];
};

/** Sends a call as the site's logged-in member, as if from another tab; a body is posted with its own idempotency key. */
export const askSandbox = async <V>(
  sandbox: JourneySandbox,
  site: OpenSite,
  path: string,
  body?: object,
): Promise<V> => {
  const said = await sandbox.send({
    do: 'fetch',
    url: `http://${site.brand}.localhost${path}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: [
      ['Merchant', site.brand],
      ...sessionHeaders(site),
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
