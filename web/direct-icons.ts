import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/**
 * Turns each import from lucide's one list of all icons into imports of the icons named, so that the bundler sees who
 * needs which: through the list, everybody would need all of them. Of each icon its drawing alone is kept.
 */
export function directIcons(): Plugin {
  let files: Map<string, string> | undefined
  return {
    name: 'direct-icons',
    enforce: 'pre',
    transform(code, id) {
      if (/\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs(\?|$)/.test(id)) return drawingIn(code, id)
      if (!/\/web\/src\/.*\.tsx?(\?|$)/.test(id) || !code.includes("from 'lucide-react'")) return null
      files ??= filesByName()
      const direct = code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (_whole, list: string) =>
        list
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '' && !part.startsWith('type '))
          .map((part) => {
            const [name = '', local = name] = part.split(/\s+as\s+/)
            const file = files?.get(name)
            if (!file) throw new Error(`lucide has no icon ${name}, asked for in ${id}`)
            return `import ${local} from '${file}'`
          })
          .join('; '),
      )
      return { code: direct, map: null }
    },
  }
}

/** The module of an icon without its names, its size and the marks of its lines, which nobody reads. */
function drawingIn(code: string, id: string) {
  const lines = /\n {2}node: (\[.*?\])(?:,\n {2}\w.*?)?\n\};/s.exec(code)?.[1]
  // Another name of an icon only leads to it.
  if (!lines && !code.includes('createLucideIcon')) return null
  if (!lines) throw new Error(`no drawing in ${id}`)
  const node = lines.replaceAll(/, key: "\w+"/g, '')
  const made = `import createIcon from '../createLucideIcon.mjs'\nexport default /*#__PURE__*/ createIcon(${node})`
  return { code: made, map: null }
}

/** The file of each icon, by every name that lucide gives it. */
function filesByName(): Map<string, string> {
  const list = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace(/dist\/.*$/, 'dist/esm/lucide-react.mjs')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, `lucide-react/dist/esm/${file}`)
  return files
}
