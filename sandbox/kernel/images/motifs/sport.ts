import { starPoints } from './star-points.ts';
import { repeatAround, type Motif } from './motif.ts';

export const football: Motif = (dice, { a, c, d }) => {
  const turn = Math.round(dice.between(0, 72));
  return `<circle r="64" fill="${a}"/><g transform="rotate(${turn})"><polygon points="${starPoints(0, 0, 23, 5, 1)}" fill="${c}"/><g stroke="${c}" stroke-width="4" fill="none">${repeatAround(5, '<path d="M0-23v-20"/>')}</g><g fill="${d}">${repeatAround(5, '<path d="M0-43 16-51 10-63Q0-66-10-63l-6 12z"/>')}</g></g><circle r="64" fill="none" stroke="${c}" stroke-width="3" stroke-opacity=".4"/>`;
};

export const basketball: Motif = (dice, { b, c }) =>
  `<g transform="rotate(${Math.round(dice.between(-40, 40))})"><circle r="64" fill="${b}"/><g stroke="${c}" stroke-width="5" fill="none" stroke-opacity=".85"><circle r="62"/><path d="M0-62V62M-62 0H62M-44-44q34 44 0 88M44-44q-34 44 0 88"/></g></g>`;

export const tennis: Motif = (_dice, { a, b, c, d }) =>
  `<g transform="rotate(40)"><path fill="${d}" d="M-7 26H7v46H-7z"/><ellipse cy="-20" rx="36" ry="46" fill="${c}" fill-opacity=".35" stroke="${b}" stroke-width="10"/><path stroke="${a}" stroke-width="2.5" stroke-opacity=".8" d="M-18-58v74M-6-62v84M6-62v84M18-58v74M-32-40h64M-34-26h68M-34-12h68M-28 2h56"/></g><circle cx="34" cy="34" r="24" fill="${a}"/><path stroke="${d}" stroke-width="4" fill="none" d="M16 20q18 14 6 34M52 48Q34 34 46 14"/>`;

export const shuttle: Motif = (_dice, { a, b, c, d }) =>
  `<g transform="rotate(32)"><g fill="${a}" stroke="${c}" stroke-opacity=".3" stroke-width="2">${[-30, -15, 0, 15, 30].map((turn) => `<path d="M-9 30-13-58q13-12 26 0L9 30z" transform="rotate(${turn} 0 40)"/>`).join('')}</g><path stroke="${d}" stroke-width="5" fill="none" d="M-32-4Q0-14 32-4M-24 14Q0 6 24 14"/><path fill="${b}" d="M-20 30h40q2 34-20 34T-20 30z"/></g>`;

export const gamepad: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="${b}" d="M-40-36h80c22 0 32 42 32 66s-24 24-36 0l-8-16h-56l-8 16c-12 24-36 24-36 0s10-66 32-66z"/><path fill="${a}" d="M-46-14h10v-10h12v10h10v12h-10V8h-12V-2h-10z"/><circle cx="30" cy="-20" r="8" fill="${d}"/><circle cx="46" cy="-6" r="8" fill="${c}"/><circle cx="14" cy="-6" r="8" fill="${c}"/><circle cx="30" cy="8" r="8" fill="${d}"/>`;

export const headset: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="none" stroke="${b}" stroke-width="14" d="M-52 16v-16a52 52 0 0 1 104 0v16"/><path fill="none" stroke="${a}" stroke-width="7" stroke-linecap="round" d="M52 40q0 24-40 24"/><g fill="${d}"><rect x="-68" y="4" width="32" height="52" rx="14"/><rect x="36" y="4" width="32" height="52" rx="14"/></g><g fill="${a}"><rect x="-42" y="10" width="12" height="40" rx="6"/><rect x="30" y="10" width="12" height="40" rx="6"/></g><circle cx="10" cy="64" r="8" fill="${c}"/>`;

export const sight: Motif = (_dice, { a, b, d }) =>
  `<g fill="none" stroke="${b}" stroke-width="10"><circle r="50"/></g><g stroke="${a}" stroke-width="8" stroke-linecap="round">${repeatAround(4, '<path d="M0-68v34"/>')}</g><circle r="24" fill="none" stroke="${d}" stroke-width="6" stroke-dasharray="20 17.7"/><circle r="7" fill="${d}"/>`;

export const shield: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="${b}" d="M0-66q28 18 58 16 4 78-58 116-62-38-58-116 30 2 58-16z"/><path fill="${c}" d="M0-52q22 13 46 13 2 62-46 90-48-28-46-90 24 0 46-13z" fill-opacity=".7"/><path fill="${d}" d="M12-40-24 10h18L-14 44 26-8H6z"/><path stroke="${a}" stroke-width="3" fill="none" stroke-opacity=".6" d="M0-59q25 15 52 14"/>`;

export const rooster: Motif = (_dice, { a, b, c, d }) =>
  `<path fill="${d}" d="M-34 16c-24 0-42-26-34-60 8 8 12 8 16 4-2-14 2-22 10-26 0 14 6 20 14 22z"/><path fill="${a}" d="M-8 60c-40-6-52-44-34-72 12 18 26 20 34 4C-8-26-2-42 20-42c20 0 26 16 24 30l14 8-16 8c2 34-16 60-50 56z"/><path fill="${d}" d="M4-40c-6-16 2-24 10-16 2-14 16-16 18-2 10-8 20 2 10 18-12-6-26-6-38 0zM44 0c8 2 10 16 2 22-8-4-10-16-2-22z"/><path fill="${b}" d="M42-16 62-6 42 2zM-30 12c16-6 34 4 36 22-20 6-36-4-36-22zM-6 58h6v12h-6zM12 54h6v14h-6z"/><circle cx="28" cy="-20" r="5" fill="${c}"/>`;

export const feather: Motif = (_dice, { a, b, c, d }) =>
  `<g transform="rotate(34)"><path fill="${b}" d="M0 44C-34 20-36-30 0-70 36-30 34 20 0 44z"/><path fill="${d}" d="M0 44C34 20 36-30 0-70z" fill-opacity=".75"/><path stroke="${a}" stroke-width="5" stroke-linecap="round" d="M0-50V72"/><path stroke="${c}" stroke-width="3" stroke-opacity=".4" d="M0-26-20-10M0-26 20-10M0 0-24 16M0 0l24 16"/></g>`;
