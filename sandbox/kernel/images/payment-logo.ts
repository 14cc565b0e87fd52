const FINDER = (x: number, y: number): string =>
  `<path fill="none" stroke="#fff" stroke-width="5" d="M${x} ${y}h15v15h-15z"/><path fill="#fff" d="M${x + 5} ${y + 5}h5v5h-5z"/>`;

/** The two background colours and the symbol of each simulated provider. */
const LOGOS = {
  qr: [
    '#1b63a8',
    '#0a2f6b',
    `${FINDER(22, 22)}${FINDER(59, 22)}${FINDER(22, 59)}<path fill="#fff" d="M56 56h8v8h-8zM68 68h10v10h-10zM56 72h6v6h-6zM72 56h6v6h-6z"/>`,
  ],
  ewallet: [
    '#15835a',
    '#06452f',
    '<path fill="#fff" d="M22 34a8 8 0 0 1 8-8h36v8H30a2 2 0 0 0 0 4h40a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z"/><circle cx="66" cy="56" r="5" fill="#15835a"/>',
  ],
  bank: [
    '#8a2f5a',
    '#3f0f33',
    '<path fill="#fff" d="M50 18 20 36v6h60v-6zM26 47h9v21h-9zM45.5 47h9v21h-9zM65 47h9v21h-9zM20 72h60v8H20z"/>',
  ],
} as const;

/** The names of the payment methods that have a logo. */
export type PaymentLogo = keyof typeof LOGOS;
export const PAYMENT_LOGOS = Object.keys(LOGOS) as PaymentLogo[];

export const paymentLogoPath = (name: PaymentLogo): string => `/TCG_PROD_IMAGES/PAYMENT/${name}.png`;

/** Draws the square logo of a payment method, or returns `null` for an unknown method. */
export const paymentLogo = (name: string): string | null => {
  const known = PAYMENT_LOGOS.find((logo) => logo === name);
  if (known === undefined) return null;
  const [from, to, mark] = LOGOS[known];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">',
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<path fill="url(#g)" d="M0 0h100v100H0z"/>${mark}</svg>`,
  ].join('');
};
