import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { directIcons } from './direct-icons.ts'
import { fileOfModule } from './file-of-module.ts'
import { routesConfig, webFolder } from './generate-routes.ts'
import { lightContract } from './light-contract.ts'
import { lightFont, seldomFont } from './light-font.ts'
import { lightLaw } from './light-law.ts'
import { lightLoader } from './light-loader.ts'
import { screenFiles } from './screen-files.ts'

const createIcon = fileURLToPath(new URL('./src/kit/create-icon.ts', import.meta.url))

/** Tables, grids and long forms are memoized by the compiler; elsewhere it would only add weight. */
const notMemoized =
  /\/node_modules\/|\/web\/src\/(?!routes\/_authed\/(beneficiaires|campagne\/-settings)|list\/|kit\/(data-table|chart|money))/

/** `node web/build.ts` builds; `npm run dev` serves what is being written, where every screen is renewed in place. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: webFolder,
  plugins: [
    lightContract(),
    lightLaw(),
    lightLoader(),
    directIcons(),
    screenFiles(),
    tanstackRouter(routesConfig),
    command === 'build' ? react({ compiler: true, exclude: notMemoized }) : react(),
    tailwindcss(),
  ],
  resolve: {
    alias: [
      // React has the hook itself since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: createIcon },
      { find: 'light-font.woff2', replacement: lightFont },
      { find: 'seldom-font.woff2', replacement: seldomFont },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    // One sheet for all pages: no script has to say which it needs.
    cssCodeSplit: false,
    // What a script needs is asked for by the page's own list, not by a list that each script carries.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // A name that screens share is written where it is shown: it weighs on no page that does not say it.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            // Short names of few letters: the start holds the list of all of them.
            hashCharacters: 'hex',
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
            // Many small files compress badly: one for the start, and few for what screens share.
            codeSplitting: {
              // Each module has its own name; the modules it needs have theirs.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'start', tags: ['$initial'], priority: 3 },
                { name: fileOfModule(join(webFolder, 'src/main.tsx')), debugName: 'screens', priority: 1 },
              ],
            },
          },
        },
  },
  // Icons come one by one: gathering them anew with each that is met would reload the page.
  optimizeDeps: { exclude: ['lucide-react'] },
}))
