import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { themeCss } from './theme-css.ts'
import { trimChakra } from './trim-chakra.ts'
import { trimLibraries } from './trim-libraries.ts'

/** A file of React Router's production build. */
const reactRouter = (file: string) =>
  fileURLToPath(new URL(`../production/${file}`, import.meta.resolve('react-router')))

/** What the first script is made of, which runs before the first paint and loads everything else; and the styles. */
const firstScript = /\/src\/(entry-client|page-scripts|browser\/first-paint)\.ts$|\.css$|preamble$/

/**
 * `vite build web` makes the browser's files in `dist/client`, `vite build web --ssr src/entry-server.tsx` the server's
 * in `dist/server`. Both name their assets alike, so that an address in a rendered page is the one in the browser's.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), themeCss(), trimChakra(join(import.meta.dirname, 'src')), ...trimLibraries()],
  resolve: {
    // RxJS has a smaller build under this name.
    conditions: ['es2015', ...defaultClientConditions],
    // React Router names only its development build; Emotion's `withTheme`, which nothing uses, brings two packages.
    alias:
      command === 'serve'
        ? []
        : [
            { find: /^react-router$/, replacement: reactRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: reactRouter('dom-export.mjs') },
            { find: /^hoist-non-react-statics$/, replacement: join(import.meta.dirname, 'no-hoisting.ts') },
          ],
  },
  // Everything in one file: it loads in a moment, and React is the production build whatever the server's NODE_ENV says.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // The second one is loaded by the first; named here, what it needs is known to be needed by every page.
      input: isSsrBuild ? undefined : ['src/entry-client.ts', 'src/start-page.tsx'],
      output: {
        assetFileNames: 'assets/[name]-[hash][extname]',
        // Few files, each loaded whole: what every page needs, what forms need, what the pages of an account share.
        codeSplitting: isSsrBuild || {
          groups: [
            // What the first script shares with later ones.
            { name: 'first', priority: 4, test: /preload-helper|\/src\/browser\/load-in-turn\.ts$/ },
            // What every page needs, in pieces that run one after the other (browser/load-in-turn.ts).
            {
              name: 'react',
              tags: ['$initial'],
              priority: 3,
              test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/mount\.ts$/,
            },
            {
              name: 'libraries',
              tags: ['$initial'],
              priority: 3,
              test: /node_modules\/(react-router|@apollo|@wry|graphql|rxjs|optimism)/,
            },
            {
              name: 'styles',
              tags: ['$initial'],
              priority: 3,
              test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)|\/src\/theme\/[\w-]+\.ts$/,
            },
            { name: 'base', tags: ['$initial'], test: (id) => !firstScript.test(id) },
            // What a group needs comes with it: what pages without forms need, too, is kept apart.
            { name: 'count', test: /\/(src\/count|schema\/phone)\.ts$/, priority: 1 },
            // The engine of the establishments' form is loaded with that form.
            {
              name: 'forms',
              test: /\/(src\/forms\/(?!checked-form|bound-field|error-summary)|schema\/input\/(account|contact|rules)\.ts|node_modules\/zod\/)/,
            },
            {
              name: 'dashboard',
              test: /\/src\/(gql\/dashboard|dashboard\/(table|feedback)|messages-dashboard)/,
            },
            { name: 'account', test: /\/src\/(gql\/account|session|messages-account)/ },
          ],
        },
      },
    },
  },
}))
