import { html } from 'hono/html';
import type { OutboxMessage } from '#sandbox/kernel/outbox/outbox.ts';
import { htmlPage } from './html-page.ts';

const CHANNEL_LABELS = { sms: 'SMS to', mail: 'Mail to', captcha: 'Captcha' } as const;

const renderMessage = ({ channel, target, merchant, body, code, createdAt }: OutboxMessage) =>
  html`<article class="card">
    <div class="row">
      <h2>${CHANNEL_LABELS[channel]} ${target}</h2>
      ${code === null ? '' : html`<span class="code">${code}</span>`}
    </div>
    <p>${body}</p>
    <p class="meta">
      <b>${merchant}</b>
      <time datetime="${createdAt.toISOString()}">${createdAt.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>
    </p>
  </article>`;

/** Renders the messages that a real platform would have sent, newest first. */
export const outboxPage = (messages: readonly OutboxMessage[]): Promise<Response> =>
  htmlPage(
    '/sandbox/outbox',
    'Outbox',
    'Codes and mails that a real platform would send, and what each captcha reads. Newest first; a reload shows more.',
    messages.length === 0
      ? html`<p class="card">Nothing was sent yet. Ask for a code on a brand site and it lands here.</p>`
      : html`${messages.map(renderMessage)}`,
  );
