import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routesConfig, webFolder } from './generate-routes.ts'
import { lightContract } from './light-contract.ts'

const createIcon = fileURLToPath(new URL('./src/kit/create-icon.ts', import.meta.url))

/** Tables, grids and long forms are memoized by the compiler; elsewhere it would only add weight. */
const notMemoized =
  /\/node_modules\/|\/web\/src\/(?!routes\/_authed\/(beneficiaires|campagne\/-settings)|kit\/(data-table|chart|money))/

/** What nearly every page shows: one file, read with the first page. */
const frame = new RegExp(
  [
    '/src/kit/(field|button|button-class|notice|spinner|create-icon)\\.',
    '/src/shell/(public-layout|button-link|language-switch|logo|skip-link)\\.',
    '/src/session/(sign-in|use-go-home|choose-language|pending-sign-in)\\.',
    '/src/public/payload\\.',
    '/src/routes/login/-failure-sentence\\.',
    '/icons/(arrow-right|check|clock)\\.',
  ].join('|'),
)

/** `node web/build.ts` builds; `vite` here serves for development, with the API at API_ORIGIN. */
export default defineConfig(({ isSsrBuild }) => ({
  root: webFolder,
  plugins: [
    lightContract(),
    tanstackRouter(routesConfig),
    react({ compiler: true, exclude: notMemoized }),
    tailwindcss(),
  ],
  resolve: {
    alias: [
      // React has the hook itself since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: createIcon },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // Short names of few letters: the start holds the list of all of them.
            hashCharacters: 'hex',
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
            // Many small files compress badly: one for the start, and few for what screens share.
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 3 },
                { name: 'frame', test: frame, priority: 2 },
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 600,
                  priority: 1,
                },
              ],
            },
          },
        },
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000' } },
}))
