import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from './publish/vite/calls-plugin.ts';
import { leanRouter } from './publish/vite/lean-router.ts';
import { routeChunk } from './publish/vite/route-chunk.ts';
import { standIns } from './publish/vite/stand-ins.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const STAND_INS = [
  // RJSF parses `$id` addresses with a library of 8 kB; our schemas have none.
  { package: 'fast-uri', askedBy: '/@rjsf/', file: here('src/forms/uri-stub.ts') },
];

/** Pagination and the state of mutations, which a package re-exports and lazy parts alone use: 0.6 % of the first route. */
const LAZY_ONLY =
  /@tanstack\/(?:query-core|react-query)\/.*\/(?:infiniteQuery|useInfiniteQuery|mutationObserver|useMutation\b)/;

/** The lazy parts that nearly every page loads after the first route. */
const FRAME = [
  'src/app/after-start.tsx',
  'src/app/service-worker-client.ts',
  'src/features/shell/side-bar.tsx',
  'src/features/shell/site-footer.tsx',
  'src/features/shell/vendor-strip.tsx',
  'src/ui/dialog.tsx',
  // Not lazy, but shared by nearly every lazy part, and smaller than a request.
  'src/lib/format-local-time.ts',
].map(here);

/** What lists of orders, records and claims share: one request instead of some twenty, each smaller than its headers. */
const LISTS = [
  'schemas/amounts.ts',
  'schemas/calls/stales.ts',
  'src/lib/clock-text.ts',
  'src/lib/text-value.ts',
  'src/lib/use-debounced.ts',
  'src/lib/use-show-more.ts',
  'src/modals/use-copy.ts',
  'src/parts/joined-queries.ts',
  'src/parts/loading.tsx',
  'src/parts/operation-view.tsx',
  'src/parts/order-card.tsx',
  'src/parts/pager.tsx',
  'src/parts/query-view.tsx',
  'src/parts/success-card.tsx',
  'src/platform/use-call-mutation.ts',
  'src/platform/use-ended-rows.ts',
  'src/platform/use-refresh-calls.ts',
  'src/session/use-member-url.ts',
  'src/texts/list-texts.ts',
  'src/texts/order-texts.ts',
  'src/texts/payment-texts.ts',
  'src/texts/sharing-texts.ts',
  'src/texts/use-percent.ts',
  'src/ui/done-card.tsx',
  'src/ui/fact-list.tsx',
  'src/ui/progress-bar.tsx',
  'src/ui/status-pill.tsx',
  'src/ui/unbroken.tsx',
  'src/ui/use-kept-focus.ts',
].map(here);

/** What forms share besides their engine. */
const FORMS = [
  'schemas/forms/field-rule-schema.ts',
  'schemas/forms/mobile-number.ts',
  'schemas/forms/mobile-rule.ts',
  'schemas/forms/password-conditions.ts',
  'schemas/forms/pattern-catalogue.ts',
  'schemas/upload-limits.ts',
  'src/features/auth/check-mobile.ts',
  'src/features/auth/code-slot.tsx',
  'src/forms/session-draft.ts',
  'src/forms/use-form-countries.ts',
  'src/forms/use-form-problem.ts',
  'src/forms/use-register-rules.ts',
  'src/forms/validator/check-pattern.ts',
  'src/forms/widgets/split-mobile.ts',
  'src/texts/field-texts.ts',
  'src/ui/form-actions.tsx',
].map(here);

const PARTS_OF_REPORTS =
  /src\/(records\/(csv|figures|figure-tile|net-table|record-range|use-change|use-(bet|transaction)-columns|use-bet-filters)|lib\/download-text|features\/agent\/(figure-lists|member-filter|use-figure-url|use-team-links|use-team-words))\.tsx?$/;
const LIBRARIES_OF_FLOWS = /node_modules\/(@?xstate|use-sync-external-store|use-isomorphic-layout-effect)/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [callsPlugin(), standIns(STAND_INS), leanRouter(), react(), tailwindcss()],
  publicDir: false,
  resolve: {
    alias: [
      { find: /^markdown-to-jsx(\/react)?$/, replacement: here('src/forms/markdown-stub.tsx') },
      // The shim is for React 17.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // One sheet: what publishes a brand puts it behind the brand's theme, and no chunk asks for a part of it.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: here('src/entry-server.tsx') }
      : {
          input: here('src/entry-client.tsx'),
          output: {
            codeSplitting: {
              groups: [
                routeChunk('site', [here('src/entry-client.tsx')], { priority: 10, skip: LAZY_ONLY }),
                routeChunk('frame', FRAME, { priority: 9, skip: LIBRARIES_OF_FLOWS }),
                // Not in the frame, because members do not load it.
                routeChunk('header-login', [here('src/features/auth/login/header-login-row.tsx')], {
                  priority: 8,
                  skip: LIBRARIES_OF_FLOWS,
                }),
                routeChunk('lists', LISTS, { priority: 7, skip: LIBRARIES_OF_FLOWS }),
                routeChunk('form-parts', FORMS, { priority: 6, skip: LIBRARIES_OF_FLOWS }),
                // Most pages of games need several of these calls, each of half a kilobyte.
                { name: 'game-calls', test: /schemas\/calls\/games\.ts\?call=/ },
                // Three small pages that share a frame: one request instead of two, and two names less in the first route.
                { name: 'status-pages', test: /src\/features\/status\/[^/]+$/ },
                // Small parts that several reports share: one request, and one name in the first route.
                { name: 'reports', test: PARTS_OF_REPORTS },
                { name: 'flows', test: LIBRARIES_OF_FLOWS },
              ],
            },
          },
        },
  },
}));
