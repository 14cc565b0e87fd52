import { starPoints } from '#sandbox/kernel/images/motifs/star-points.ts';

/** Draws a vendor's symbol no farther than 18 units from (36, 36). `ink` is the main colour, and `soft` the lighter one. */
export type Mark = (ink: string, soft: string) => string;

const turned = (count: number, drawing: string): string =>
  Array.from({ length: count }, (_, at) => `<g transform="rotate(${(at * 360) / count} 36 36)">${drawing}</g>`).join(
    '',
  );

export const VENDOR_MARKS: readonly [Mark, ...Mark[]] = [
  (ink, soft) =>
    `<polygon points="${starPoints(36, 36, 19, 6, 1)}" fill="none" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/><circle cx="36" cy="36" r="7" fill="${soft}"/>`,
  (ink, soft) =>
    `<path fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" d="M20 44a18 18 0 0 1 32-16"/><path fill="none" stroke="${soft}" stroke-width="6" stroke-linecap="round" d="M26 50a15 15 0 0 0 26-12"/>`,
  (ink, soft) =>
    `<polygon points="${starPoints(36, 37, 21, 5, 0.45)}" fill="${ink}"/><polygon points="${starPoints(36, 37, 10, 5, 0.45)}" fill="${soft}"/>`,
  (ink, soft) => `<path fill="${ink}" d="M36 15 57 36 36 57 15 36z"/><path fill="${soft}" d="M36 15 57 36H15z"/>`,
  (ink, soft) =>
    `<path fill="${ink}" d="M17 52V22l19 15 19-15v30h-9V40l-10 8-10-8v12z"/><circle cx="36" cy="24" r="5" fill="${soft}"/>`,
  (ink, soft) =>
    `<circle cx="29" cy="36" r="14" fill="${ink}"/><circle cx="45" cy="36" r="14" fill="${soft}" opacity=".75"/>`,
  (ink, soft) =>
    `<path fill="${ink}" d="M16 48c0-18 13-31 40-31-2 25-14 40-31 40-6 0-9-4-9-9z"/><path stroke="${soft}" stroke-width="3" stroke-linecap="round" d="M22 51 44 29"/>`,
  (ink, soft) =>
    `<path fill="${ink}" d="M36 14a22 22 0 1 0 22 22 17 17 0 0 1-22-22z"/><circle cx="47" cy="25" r="5" fill="${soft}"/>`,
  (ink, soft) =>
    `${turned(6, `<ellipse cx="36" cy="24" rx="6" ry="10" fill="${ink}"/>`)}<circle cx="36" cy="36" r="6" fill="${soft}"/>`,
  (ink, soft) => `<path fill="${ink}" d="M36 14 56 52H16z"/><path fill="${soft}" d="M36 14 43 27l-7 6-7-6z"/>`,
  (ink, soft) =>
    `<path fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" d="M15 30q10-10 21 0t21 0"/><path fill="none" stroke="${soft}" stroke-width="5" stroke-linecap="round" d="M15 44q10-10 21 0t21 0"/>`,
  (ink, soft) =>
    `<rect x="17" y="17" width="17" height="17" rx="5" fill="${ink}"/><rect x="38" y="17" width="17" height="17" rx="8.5" fill="${soft}"/><rect x="17" y="38" width="17" height="17" rx="8.5" fill="${soft}"/><rect x="38" y="38" width="17" height="17" rx="5" fill="${ink}"/>`,
  (ink, soft) =>
    `<path fill="${ink}" d="M36 15 54 22v16q0 13-18 20-18-7-18-20V22z"/><path fill="${soft}" d="M39 22 27 39h8l-3 13 13-18h-8z"/>`,
  (ink, soft) =>
    `<path fill="${ink}" d="M15 26l11 9 10-18 10 18 11-9-5 27H20z"/><path fill="${soft}" d="M21 47h30v6H21z"/>`,
  (ink, soft) =>
    `<path fill="${ink}" d="M36 14c4 12 18 16 18 28a18 16 0 0 1-36 0c0-8 6-10 8-16 4 4 6 2 10-12z"/><path fill="${soft}" d="M36 36c2 6 9 8 9 14a9 8 0 0 1-18 0c0-6 7-8 9-14z"/>`,
  (ink, soft) =>
    `${turned(4, `<path fill="${ink}" d="M36 36V16q14 2 14 14z"/>`)}<circle cx="36" cy="36" r="5" fill="${soft}"/>`,
];
