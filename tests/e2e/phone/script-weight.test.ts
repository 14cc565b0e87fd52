import { at, expect, settled, test } from '../site-test.ts';

// Allowed, because the service worker does not load any script again.
test.use({ serviceWorkers: 'allow' });

for (const { page: name, path, kB, files } of [
  { page: 'home', path: at('perya', '/?lang=EN'), kB: 150, files: 12 },
  { page: 'the login page of a brand that requires login', path: at('kumo', '/?lang=JA'), kB: 170, files: 20 },
])
  test(`a first visit of ${name} loads at most ${kB} kB of script in at most ${files} files until it is idle`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await settled(page);
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        // Texts count as script, because they were part of the script before they became separate files.
        .filter(({ name: address }) => /\.js$|\/(?:forms|texts)-[A-Z]+\./.test(new URL(address).pathname))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    // The first route alone exceeds 100 kB; anything smaller would mean that scripts came from a cache.
    expect(Math.max(...sizes)).toBeGreaterThan(100_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kB * 1000);
    expect(sizes.length).toBeLessThanOrEqual(files);
  });
