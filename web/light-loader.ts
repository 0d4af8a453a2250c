import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { webFolder } from './generate-routes.ts'
import type { ScriptList } from './src/build-check/scripts-ahead.ts'

const own = join(webFolder, 'src/build-check/load-script.ts')

const list = '.vite/imports.json'

/**
 * What each `import()` of a build goes through is the application's own few lines, and what a script needs is written
 * down once: Vite's helper, and its lists beside each import, weigh on every page.
 */
export function lightLoader(): Plugin {
  return {
    name: 'light-loader',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadScript as __vitePreload } from ${JSON.stringify(own)}`
        : null,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((one) => one.type === 'chunk')
        .filter(({ isEntry }) => !isEntry)
      const places = new Map(chunks.map(({ fileName }, place) => [fileName, place]))
      const imports: ScriptList['imports'] = chunks.map((one) => [
        basename(one.fileName, '.js'),
        ...one.imports.map((name) => places.get(name)).filter((place) => place !== undefined),
      ])
      this.emitFile({ type: 'asset', fileName: list, source: JSON.stringify(imports) })
    },
  }
}

/** Which scripts import which, of a build that has just been written to a folder. */
export function importsIn(folder: string): ScriptList['imports'] {
  return JSON.parse(readFileSync(join(folder, list), 'utf8')) as ScriptList['imports']
}
