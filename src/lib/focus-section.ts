/** Sections of the account page that a summary leads to. */
export type SectionName = 'profile' | 'password' | 'paymentPassword' | 'mobile' | 'email' | 'twoStep';

export const sectionId = (name: SectionName): string => `section-${name}`;

/** Scrolls to a section and gives its title the focus, so that screen readers say where they are. */
export const focusSection = (name: SectionName): void => {
  const title = document.getElementById(sectionId(name));
  title?.focus({ preventScroll: true });
  title?.scrollIntoView?.({ block: 'start' });
};
