import { expect, test } from 'vitest';
import { guardRedirect } from './guard.ts';

test.each(['/', '/index', '/rng', '/down', '/help', '/LOGIN'])(
  'a visitor is redirected from %s to /login if the brand requires login [guard.redirect] [guard.flag.on] [guard.down.asymmetry] [guard.match]',
  (path) => {
    expect(guardRedirect({ required: true, hasSession: false, path })).toBe('/login');
  },
);

test.each(['/login', '/register', '/register.html', '/helpmc', '/download', '/download/'])(
  'a visitor can see %s if the brand requires login [guard.whitelist] [guard.match]',
  (path) => {
    expect(guardRedirect({ required: true, hasSession: false, path })).toBeNull();
  },
);

test.each(['/index', '/rng', '/down'])(
  'nobody is redirected from %s if the brand does not require login [guard.flag.off]',
  (path) => {
    expect(guardRedirect({ required: false, hasSession: false, path })).toBeNull();
  },
);

test.each(['/index', '/rng', '/down'])('a member can open %s if the brand requires login [guard.flag.on]', (path) => {
  expect(guardRedirect({ required: true, hasSession: true, path })).toBeNull();
});

test.each(['/login', '/register', '/register.html'])(
  'a member is redirected from %s to home [guard.logged-in]',
  (path) => {
    expect(guardRedirect({ required: false, hasSession: true, path })).toBe('/index');
  },
);
