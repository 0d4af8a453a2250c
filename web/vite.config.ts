import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { routesConfig, webFolder } from './generate-routes.ts'
import { lightContract } from './light-contract.ts'

/** Screens with tables, sliders and forms are memoized by the compiler; the public pages only grow by it. */
function memoizeScreensOnly(): Plugin {
  const screens = /\/src\/(routes\/_|kit\/(data-table|chart|money))/
  return {
    name: 'memoize-screens-only',
    enforce: 'pre',
    transform: (code, id) =>
      /\/web\/src\/.*\.tsx?(\?.*)?$/.test(id) && !screens.test(id) ? `'use no memo';${code}` : null,
  }
}

/** `node web/build.ts` builds; `vite` here serves for development, with the API at API_ORIGIN. */
export default defineConfig(({ isSsrBuild }) => ({
  root: webFolder,
  plugins: [
    lightContract(),
    memoizeScreensOnly(),
    tanstackRouter(routesConfig),
    react({ compiler: true }),
    tailwindcss(),
  ],
  // React has the hook itself since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
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
            // Many small files compress badly: one for the start, and few for what screens share.
            codeSplitting: {
              groups: [
                { name: 'start', tags: ['$initial'], priority: 2 },
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 6000,
                  priority: 1,
                },
              ],
            },
          },
        },
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000' } },
}))
