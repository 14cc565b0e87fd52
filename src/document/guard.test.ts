import { expect, test } from 'vitest';
import { guardRedirect } from './guard.ts';

test.each(['/', '/index', '/rng', '/down', '/help', '/LOGIN'])(
  'sends a visitor from %s to /login when the brand asks for login [guard.redirect] [guard.flag.on] [guard.down.asymmetry] [guard.match]',
  (path) => {
    expect(guardRedirect({ required: true, hasSession: false, path })).toBe('/login');
  },
);

test.each(['/login', '/register', '/register.html', '/helpmc', '/download', '/download/'])(
  'lets a visitor see %s when the brand asks for login [guard.whitelist] [guard.match]',
  (path) => {
    expect(guardRedirect({ required: true, hasSession: false, path })).toBeNull();
  },
);

test.each(['/index', '/rng', '/down'])(
  'redirects nobody from %s while the brand does not ask for login [guard.flag.off]',
  (path) => {
    expect(guardRedirect({ required: false, hasSession: false, path })).toBeNull();
  },
);

test.each(['/index', '/rng', '/down'])(
  'lets a session pass to %s when the brand asks for login [guard.flag.on]',
  (path) => {
    expect(guardRedirect({ required: true, hasSession: true, path })).toBeNull();
  },
);

test.each(['/login', '/register', '/register.html'])('sends a member from %s to home [guard.logged-in]', (path) => {
  expect(guardRedirect({ required: false, hasSession: true, path })).toBe('/index');
});
