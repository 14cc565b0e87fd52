import type { JourneySandbox, SandboxReply } from './journey-sandbox.ts';

/** Pays a deposit, or makes its payment fail, as the payment provider. */
export const payOrder = (
  sandbox: JourneySandbox,
  orderNo: string,
  event: 'pay' | 'fail' = 'pay',
): Promise<SandboxReply> =>
  sandbox.send({
    do: 'fetch',
    url: `http://pay.localhost/pay/${orderNo}`,
    method: 'POST',
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: new URLSearchParams({ event }).toString(),
  });
