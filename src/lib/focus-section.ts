/** Sections of the account page that a summary can link to. */
export type SectionName = 'profile' | 'password' | 'paymentPassword' | 'mobile' | 'email' | 'twoStep';

export const sectionId = (name: SectionName): string => `section-${name}`;

/** Scrolls to a section and focuses its title, so that screen readers announce it. */
export const focusSection = (name: SectionName): void => {
  const title = document.getElementById(sectionId(name));
  title?.focus({ preventScroll: true });
  title?.scrollIntoView?.({ block: 'start' });
};
