import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from './publish/vite/calls-plugin.ts';
import { leanRouter } from './publish/vite/lean-router.ts';
import { routeChunk } from './publish/vite/route-chunk.ts';
import { standIns } from './publish/vite/stand-ins.ts';

/** The path of a module, with the query of a call. */
const here = (path: string) => fileURLToPath(new URL(path.replace('?', '%3F'), import.meta.url));

const STAND_INS = [
  // RJSF parses `$id` addresses with an 8 kB library, but our schemas have none.
  { package: 'fast-uri', askedBy: '/@rjsf/', file: here('src/forms/uri-stub.ts') },
];

/** Pagination and mutation state, which a package re-exports but only lazy parts use: 0.6 % of the first route. */
const LAZY_ONLY =
  /@tanstack\/(?:query-core|react-query)\/.*\/(?:infiniteQuery|useInfiniteQuery|mutationObserver|useMutation\b)/;

/** The lazy parts that nearly every page loads right after the first route. */
const FRAME = [
  'src/app/after-start.tsx',
  'src/app/service-worker-client.ts',
  'src/features/shell/side-bar.tsx',
  'src/features/shell/site-footer.tsx',
  'src/features/shell/vendor-strip.tsx',
  'src/ui/dialog.tsx',
  // Not lazy, but shared by lazy parts and smaller than a request.
  'schemas/calls/common.ts?call=unread',
  'src/features/games/texts.ts',
  'src/features/shell/list-page.ts',
  'src/launch/texts.ts',
  'src/lib/format-local-time.ts',
  'src/lib/insecure-page.ts',
  'src/lib/keyed.ts',
  'src/lib/remember-row.ts',
  'src/lib/unbroken-text.ts',
  'src/ui/badge.tsx',
  'src/ui/show-in-row.ts',
].map(here);

/** Modules that lists of orders, records and claims share: one request instead of some twenty, each smaller than its headers. */
const LISTS = [
  'schemas/amounts.ts',
  'src/claims/texts.ts',
  'src/lib/clock-text.ts',
  'src/lib/text-value.ts',
  'src/lib/use-debounced.ts',
  'src/forms/use-form-problem.ts',
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
  'src/session/use-member-url.ts',
  'src/texts/field-texts.ts',
  'src/texts/list-texts.ts',
  'src/texts/order-texts.ts',
  'src/texts/payment-texts.ts',
  'src/texts/rule-texts.ts',
  'src/texts/sharing-texts.ts',
  'src/texts/use-percent.ts',
  'src/ui/done-card.tsx',
  'src/ui/fact-list.tsx',
  'src/ui/progress-bar.tsx',
  'src/ui/status-pill.tsx',
  'src/ui/unbroken.tsx',
  'src/ui/use-kept-focus.ts',
].map(here);

/** Modules that forms share, apart from their engine. */
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
  'src/forms/use-form-value.ts',
  'src/forms/use-register-rules.ts',
  'src/forms/validator/check-pattern.ts',
  'src/forms/widgets/split-mobile.ts',
  'src/ui/form-actions.tsx',
].map(here);

const PARTS_OF_REPORTS =
  /src\/(records\/(export\/(export-button|use-export|csv|record-cells|xlsx-file)|figures|figure-tile|net-table|record-range|use-change|use-(bet|transaction)-columns|use-bet-filters|type-filter|use-merchant-clock)|features\/agent\/(figure-lists|member-filter|use-figure-url|use-team-links|use-team-words))\.tsx?$/;
const LIBRARIES_OF_FLOWS = /node_modules\/(@?xstate|use-sync-external-store|use-isomorphic-layout-effect)/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [callsPlugin(), standIns(STAND_INS), leanRouter(), react(), tailwindcss()],
  publicDir: false,
  resolve: {
    alias: [
      { find: /^markdown-to-jsx(\/react)?$/, replacement: here('src/forms/markdown-stub.tsx') },
      // The shim is only needed for React 17.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^fflate$/, replacement: here('src/records/export/fflate-in-place.ts') },
    ],
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // A single style sheet, because publishing a brand appends it to the brand's theme, and no chunk requests a part of it.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: here('src/entry-server.tsx') }
      : {
          input: here('src/entry-client.tsx'),
          output: {
            // The first route names some hundred files, and their hashes do not compress: 42 bits are enough to tell the versions of one file apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                routeChunk('site', [here('src/entry-client.tsx')], { priority: 10, skip: LAZY_ONLY }),
                routeChunk('frame', FRAME, { priority: 9, skip: LIBRARIES_OF_FLOWS }),
                // Not part of the frame, because members do not load it.
                routeChunk('header-login', [here('src/features/auth/login/header-login-row.tsx')], {
                  priority: 8,
                  skip: LIBRARIES_OF_FLOWS,
                }),
                routeChunk('lists', LISTS, { priority: 7, skip: LIBRARIES_OF_FLOWS }),
                routeChunk('form-parts', FORMS, { priority: 6, skip: LIBRARIES_OF_FLOWS }),
                // Most game pages need several of these calls, each of half a kilobyte. A finder needs one of them, and is smaller than the headers of
                // its answer.
                {
                  name: 'game-calls',
                  test: /schemas\/calls\/games\.ts\?call=|src\/features\/(home\/find-game-by-node|shell\/find-(first-game|kinds))\.ts$/,
                },
                // Three small pages that share a frame: one request instead of two, and two fewer file names in the first route.
                { name: 'status-pages', test: /src\/features\/status\/[^/]+$/ },
                { name: 'chips', test: /src\/ui\/chip-(select|styles)\.tsx?$/ },
                { name: 'points', test: /src\/features\/points\/use-(points|ratio)\.ts$/ },
                { name: 'passkeys', test: /src\/features\/security\/passkey-(ceremony|(login-|step-)?button)\.tsx?$/ },
                // Small parts that several reports share: one request, and only one file name in the first route.
                { name: 'reports', test: PARTS_OF_REPORTS },
                { name: 'flows', test: LIBRARIES_OF_FLOWS },
              ],
            },
          },
        },
  },
}));
