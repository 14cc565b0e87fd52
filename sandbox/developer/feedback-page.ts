import { html } from 'hono/html';
import { htmlPage } from './html-page.ts';

/** Feedback from a player; `account` is null for a visitor. */
export interface FeedbackNote {
  readonly merchant: string;
  readonly account: string | null;
  readonly questionType: string;
  readonly content: string;
  readonly sentAt: Date;
}

const note = ({ merchant, account, questionType, content, sentAt }: FeedbackNote) =>
  html`<article class="card">
    <h2>${questionType}</h2>
    <p>${content}</p>
    <p class="meta">
      <b>${merchant}</b> ${account ?? 'a visitor'},
      <time datetime="${sentAt.toISOString()}">${sentAt.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>
    </p>
  </article>`;

/** Renders the players' feedback, newest first. */
export const feedbackPage = (notes: readonly FeedbackNote[]): Promise<Response> =>
  htmlPage(
    '/sandbox/feedback',
    'Feedback',
    'What players wrote in the feedback form of a brand, newest first.',
    notes.length === 0 ? html`<p class="card">Nobody wrote yet.</p>` : html`${notes.map(note)}`,
  );
