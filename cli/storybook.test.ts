import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStorybook } from './storybook.ts';

let root: string;
let isFresh: boolean;
let time: number;
let builds: {
  readonly end: () => void;
  readonly fail: (why: string) => void;
  readonly say: (line: string) => void;
}[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-stories-'));
  mkdirSync(join(root, 'storybook-static/assets'), { recursive: true });
  writeFileSync(join(root, 'storybook-static/index.html'), 'first');
  writeFileSync(join(root, 'storybook-static/assets/a.js'), 'a');
  isFresh = true;
  time = 0;
  builds = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const opened = () =>
  createStorybook({
    root,
    isFresh: () => isFresh,
    now: () => time,
    build: (_root, say) =>
      new Promise((resolve, reject) => {
        builds.push({
          end: () => {
            isFresh = true;
            resolve();
          },
          say,
          fail: (why) => reject(new Error(why)),
        });
      }),
  });

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('an up-to-date Storybook is served immediately, each file at its path', async () => {
  const look = await opened()();
  expect(look.state === 'ready' && [...look.files.keys()].toSorted()).toEqual(['/assets/a.js', '/index.html']);
  expect(builds).toHaveLength(0);
});

test('the first request starts a single build, however many requests follow', async () => {
  isFresh = false;
  const look = opened();
  const building = { state: 'building', progress: null, seconds: 0 };
  expect([await look(), await look()]).toEqual([building, building]);
  expect(builds).toHaveLength(1);
  builds[0]?.end();
  await turn();
  expect((await look()).state).toBe('ready');
});

test('a running build reports its step and its duration', async () => {
  isFresh = false;
  const look = opened();
  await look();
  builds[0]?.say('Step 2 of 4: 300 modules read');
  builds[0]?.say('a warning of a package');
  time = 12_300;
  expect(await look()).toEqual({ state: 'building', progress: 'Step 2 of 4: 300 modules read', seconds: 12 });
});

test('a source change is detected within three seconds and starts a build', async () => {
  const look = opened();
  await look();
  isFresh = false;
  expect((await look()).state).toBe('ready');
  time = 3000;
  expect((await look()).state).toBe('building');
  expect(builds).toHaveLength(1);
});

test('a failed build is shown with its reason, and the next request tries again', async () => {
  isFresh = false;
  const look = opened();
  await look();
  builds[0]?.fail('no such story');
  await turn();
  expect(await look()).toEqual({ state: 'failed', why: 'no such story' });
  expect((await look()).state).toBe('building');
  expect(builds).toHaveLength(2);
});
