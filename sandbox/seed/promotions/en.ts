import type { PromotionWords } from './promotion-words.ts';

export const EN: PromotionWords = {
  welcome: [
    'Welcome bonus',
    'Your first deposit with this bonus is doubled.',
    '<p>New here, or back after a while? Choose this bonus with a deposit and we double it.</p><ul><li>Each member can have it once.</li><li>It comes with the deposit; there is nothing to claim.</li><li>Deposit and bonus have to be wagered before a withdrawal.</li></ul>',
  ],
  reload: [
    'Reload bonus',
    'A fifth on top of a deposit, every day.',
    '<p>Once a day you get <strong>20%</strong> on top of a deposit. Choose the bonus on the deposit page.</p><ul><li>A new day begins at midnight, GMT+8.</li><li>Deposit and bonus have to be wagered before a withdrawal.</li></ul>',
  ],
  share: [
    'Share your win',
    'Show your friends a win and send us the screenshot.',
    '<p>Post a picture of a win on any social network, then send us a screenshot of the post.</p><ol><li>Take a screenshot on which the post can be read.</li><li>Send it here with a short comment.</li><li>Our team looks at it; the bonus goes straight to your main wallet.</li></ol>',
  ],
  opinion: [
    'Tell us what you think',
    'A few honest words about our games are worth a bonus.',
    '<p>What do you like here, and what should we do better? Write to us in your own words.</p><ul><li>Praise and criticism count the same.</li><li>Once we have read it, the bonus waits for you on this page.</li></ul>',
  ],
  vip: [
    'VIP gift',
    'A gift for members of a high rank.',
    '<p>A thank-you to those who have been with us for a long time. Apply, and our VIP team looks at your rank.</p><p>The gift goes straight to your main wallet.</p>',
  ],
  play: [
    'Seven days of play',
    'Join, play your favourite games, and claim your reward.',
    '<p>Press <strong>Join</strong>. From then on every settled bet of real money counts, in all games.</p><ul><li>Bets from before you joined do not count.</li><li>Bets with play money do not count.</li></ul>',
  ],
  topUp: [
    'Three days of deposits',
    'Join and reach the sum with as many deposits as you like.',
    '<p>Press <strong>Join</strong>. From then on your deposits are added up for three days.</p><ul><li>Every way to pay counts.</li><li>Other bonuses may be combined with it.</li></ul>',
  ],
  raffle: [
    'Ticket raffle',
    'Deposits earn tickets, and every ticket wins.',
    '<p>Your deposits are added up and earn tickets. Draw a prize for each ticket whenever you like.</p><ul><li>There are no blanks.</li><li>The chance of each prize is shown on this page and is the same for everybody.</li></ul>',
  ],
  anniversary: [
    'Anniversary week',
    'We celebrate with everybody who plays along.',
    '<p>Our birthday is coming up. Join once the week has begun, play, and claim your share of the party.</p>',
  ],
  newYear: [
    'New Year gift',
    'A gift to begin the year with.',
    '<p>Thank you for playing with us over the New Year. This promotion is over; the next one is on its way.</p>',
  ],
};
