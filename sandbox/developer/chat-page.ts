import { html } from 'hono/html';
import { htmlPage } from './html-page.ts';

/** As much as the room keeps of a visit: the newest messages, and characters of each. */
const KEPT = { messages: 20, characters: 500 } as const;

/** What the form of the room brings: what was said before, and what is said now. */
export const readChat = (form: FormData): readonly string[] =>
  [...form.getAll('before'), form.get('text')]
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim().slice(0, KEPT.characters))
    .filter((text) => text !== '')
    .slice(-KEPT.messages);

const said = (text: string) =>
  html`<article class="card">
      <p class="meta"><b>You</b></p>
      <p>${text}</p>
    </article>
    <article class="card">
      <p class="meta"><b>The room</b></p>
      <p>
        Nobody reads along on the trial platform. In its place stands the chat of the house that the brand's file names.
      </p>
    </article>`;

/** What stands in for the chat room of another house. The page itself holds what was said; nothing of it is kept. */
export const chatPage = (merchant: string, messages: readonly string[]): Promise<Response> =>
  htmlPage(
    '/sandbox/chat',
    `Chat room of ${merchant}`,
    'A chat room of another house stands here.',
    html`${messages.map(said)}
      <form method="post">
        ${messages.map((text) => html`<input type="hidden" name="before" value="${text}" />`)}
        <label>Message<input name="text" required maxlength="${KEPT.characters}" autocomplete="off" /></label>
        <div class="actions"><button>Send</button></div>
      </form>`,
    { isFramed: true },
  );
