import { html } from 'hono/html';
import type { ServiceLevel } from '#sandbox/domains/service/service-address.ts';
import { htmlPage } from './html-page.ts';

/** The maximum number of messages on the page, and the maximum length of a message. */
const LIMITS = { messages: 20, characters: 500 } as const;

/** Returns the messages in the chat page's form: the earlier ones and the new one. */
export const readChat = (form: FormData): readonly string[] =>
  [...form.getAll('before'), form.get('text')]
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim().slice(0, LIMITS.characters))
    .filter((text) => text !== '')
    .slice(-LIMITS.messages);

const renderMessage = (text: string) =>
  html`<article class="card">
      <p class="meta"><b>You</b></p>
      <p>${text}</p>
    </article>
    <article class="card">
      <p class="meta"><b>The room</b></p>
      <p>Nobody reads along on the trial kernel. In production this is the chat service that the brand file names.</p>
    </article>`;

/** Renders a stand-in for a third-party chat room. Its form carries the messages; the server stores none. */
export const chatPage = (merchant: string, messages: readonly string[]): Promise<Response> =>
  htmlPage(
    '/sandbox/chat',
    `Chat room of ${merchant}`,
    'This page replaces the chat service of a third party.',
    html`${messages.map(renderMessage)}
      <form method="post">
        ${messages.map((text) => html`<input type="hidden" name="before" value="${text}" />`)}
        <label>Message<input name="text" required maxlength="${LIMITS.characters}" autocomplete="off" /></label>
        <div class="actions"><button>Send</button></div>
      </form>`,
    { isFramed: true },
  );

/** Renders a stand-in for another third-party page: an app store, a social channel or a regulator. */
export const elsewherePage = (name: string): Promise<Response> =>
  htmlPage(
    '/sandbox/elsewhere',
    name.slice(0, 60) || 'Elsewhere',
    'This page replaces one of a third party, to which a real brand would lead.',
    html`<p class="card">The address is in the brand's file, or came from the trial kernel.</p>`,
  );

const DESKS: Readonly<Record<ServiceLevel, string>> = { LIVE: 'Live chat', VIP: 'VIP service' };

/** Renders a stand-in for a third-party help desk. */
export const servicePage = (merchant: string, level: ServiceLevel): Promise<Response> =>
  htmlPage(
    '/sandbox/service',
    `${DESKS[level]} of ${merchant}`,
    'This page replaces the help desk of a third party.',
    html`<p class="card">
      On the trial kernel nobody reads this. The site asked for the address of its help desk, decrypted it and opened
      this window.
    </p>`,
  );
