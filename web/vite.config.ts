import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routesConfig, webFolder } from './generate-routes.ts'

/** `npm run`-less development: `vite` in this folder, with the API on port 4000 unless API_ORIGIN says otherwise. */
export default defineConfig({
  root: webFolder,
  plugins: [tanstackRouter(routesConfig), react({ compiler: true }), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4000' } },
})
