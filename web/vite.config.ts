import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** A file of React Router's production build. */
const reactRouter = (file: string) =>
  fileURLToPath(new URL(`../production/${file}`, import.meta.resolve('react-router')))

/**
 * `vite build web` makes the browser's files in `dist/client`, `vite build web --ssr src/start/entry-server.tsx` the server's
 * in `dist/server`. Both name their assets alike, so that an address in a rendered page is the one in the browser's.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react()],
  resolve: {
    // RxJS has a smaller build under this name.
    conditions: ['es2015', ...defaultClientConditions],
    // React Router names only its development build.
    alias:
      command === 'serve'
        ? []
        : [
            { find: /^react-router$/, replacement: reactRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: reactRouter('dom-export.mjs') },
          ],
  },
  // Names of animations and of grid areas stay what they are: they are the theme's, or one rule's own.
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]-[hash]', animation: false, grid: false } },
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
    // One sheet for all pages: none waits for rules of its own, and no script says which it needs.
    cssCodeSplit: false,
    // The server names what a page starts with; a link loads what it leads to before it is followed (ask/prefetch.ts).
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: isSsrBuild ? undefined : 'src/start/entry-client.ts',
      output: {
        assetFileNames: 'assets/[name]-[hash][extname]',
        // What every page needs, in one file, and what asks for the next one: the bundler alone makes 57, which are 15 kB more.
        codeSplitting: isSsrBuild || {
          groups: [
            {
              name: 'base',
              tags: ['$initial'],
              test: (id) => !/entry-client\.ts$|preamble$/.test(id),
            },
            {
              name: 'apollo',
              test: /node_modules.(@apollo.client.(?!react)|rxjs|graphql|optimism|@wry)|src.apollo.(client|execute|cache|upload-link)\./,
            },
          ],
        },
      },
    },
  },
}))
