import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** What the browser needs of a call: where it goes and what it changes; the server checks the rest. */
const kept = ['http', 'changes'] as const
/** Modules of the contract that hold functions for both sides. */
const whole = new Set(['call.ts'])
const prefix = 'virtual:schema/'

/**
 * Gives the browser each call of the contract without its schemas, which would bring the whole validation library.
 * A form that validates by a call's own schema imports it from `virtual:schema/<noun>` and carries its weight alone.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.startsWith(prefix)) return null
      const real = await this.resolve(`@moisson/contract/${id.slice(prefix.length)}`, importer)
      return real && `${real.id}?schema`
    },
    async load(id) {
      const path = /^(.*\/contract\/src\/[\w-]+\.ts)$/.exec(id)?.[1]
      if (!path || whole.has(basename(path))) return null
      // While somebody works on it, a module is read again when it has changed; a dot would pass for another ending.
      const changed = Math.trunc(statSync(path).mtimeMs)
      const module = (await import(`${pathToFileURL(path).href}?${changed}`)) as Record<string, unknown>
      return Object.entries(module)
        .map(([name, value]) => [name, lightened(value)] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

/** A call without its schemas, or a plain list; a schema has no place in the light form. */
function lightened(value: unknown): unknown {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null || !('http' in value)) return undefined
  const call = value as Record<string, unknown>
  const light = Object.fromEntries(
    kept.filter((key) => call[key] !== undefined).map((key) => [key, call[key]]),
  )
  // The browser asks of a call only whether it may be made by whoever is not signed in.
  const { visitor } = call['who'] as { visitor: string }
  return { ...light, who: visitor === 'always' ? { visitor } : {} }
}
