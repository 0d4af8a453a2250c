import { join } from 'node:path'
import type { Plugin } from 'vite'
import { webFolder } from './generate-routes.ts'

const own = join(webFolder, 'src/build-check/load-script.ts')

/** What each `import()` of a build goes through is the application's own few lines: Vite's weighs on every page. */
export function lightLoader(): Plugin {
  return {
    name: 'light-loader',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadScript as __vitePreload } from ${JSON.stringify(own)}`
        : null,
  }
}
