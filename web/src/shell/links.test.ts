import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processTemplates } from '@moisson/core/process/templates'
import { expect, test } from 'vitest'

/** The addresses of the pages, as the router knows them. */
const root = join(import.meta.dirname, '../../..')
const tree = readFileSync(join(root, 'web/src/route-tree.gen.ts'), 'utf8')
const pages = [...tree.matchAll(/fullPath: '([^']+)'/g)].map(([, path = '/']) => path.replace(/(.)\/$/, '$1'))
const shapes = pages.map((path) => ({
  path,
  shape: new RegExp(
    `^${path.replaceAll(/\/\{-\$\w+\}/g, '(/[^/?]+)?').replaceAll(/\{\$\w+\}|\$\w+/g, '[^/?]+')}$`,
  ),
}))

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.gen\./.test(name))
    .map((name) => join(root, folder, name))
}

/** Every address written as a text: what the router's own types do not see. */
const written = [
  'core/src',
  'server/src/todo',
  'server/src/process',
  'server/src/campaign',
  'server/src/admin',
  'web/src',
]
  .flatMap(filesUnder)
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['"`])(\/[a-z][^'"`\s]*)\1/g)].map(([, , address = '']) => ({
      file: file.slice(root.length + 1),
      address: address.replaceAll(/\$\{[^}]*\}/g, 'x'),
    })),
  )
/** Files and calls of the server, and beginnings of an address that something is added to. */
const elsewhere =
  /^\/(api|assets|auth|builds|src|config\.json|operator\.json|worker\.js|user|admin$|demo\/$|elsewhere)|^\/guide\/.*\.json$|[-=]$/

const keysOf = (page: string): string => {
  const folder = page === '/process/x' ? 'process' : page.slice(1)
  return filesUnder('web/src/routes')
    .filter((file) => file.includes(`/${folder.replace(/\/.*|-x$/, '')}/`) && /search|index|load/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

test('each address that a step, a thing to do, a way or a screen draws is a page, with what the page reads of it', () => {
  const lost = written.flatMap(({ file, address }) => {
    if (elsewhere.test(address)) return []
    const [path = '', query] = address.split(/[?#]/)
    // A search made elsewhere stands behind the path.
    const known = shapes.some(
      ({ shape, path: page }) => page === path || shape.test(path.replace(/(.)\/$/, '$1')),
    )
    const behind = shapes.some(({ shape }) => shape.test(path.replace(/x$/, '')))
    if (!known && !behind) return [`${file}: ${address} is no page`]
    const keys = [...new URLSearchParams(query).keys()]
    const read = keys.length > 0 ? keysOf(path) : ''
    return keys
      .filter((key) => !new RegExp(`\\b${key}\\b`).test(read))
      .map((key) => `${file}: ${address}, ${key} is not read`)
  })
  expect(lost).toEqual([])
  expect(written.length).toBeGreaterThan(100)
})

test('a section of the company’s file that somebody is led to exists', () => {
  const asked = written.flatMap(({ address }) => /^\/societe\?section=([a-z]+)/.exec(address)?.[1] ?? [])
  const search = readFileSync(join(root, 'web/src/routes/_authed/societe/-search.ts'), 'utf8')
  const sections = /sections = \[([^\]]+)\]/.exec(search)?.[1] ?? ''
  expect(asked.filter((name) => name !== 'x' && !sections.includes(`'${name}'`))).toEqual([])
  expect(asked.length).toBeGreaterThan(3)
})

test('each step of a process that no paper or answer ends leads to the page where it is done', () => {
  const silent = processTemplates.flatMap(({ code, steps }) =>
    steps
      .filter(
        (step) =>
          step.done_by && !step.form && !step.page && step.kind !== 'upload' && step.kind !== 'meeting',
      )
      .map((step) => `${code} ${step.code}`),
  )
  expect(silent).toEqual([])
})
