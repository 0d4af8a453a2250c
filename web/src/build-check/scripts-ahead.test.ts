import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as scriptLoading from './load-script.ts'
import { neededIn, type ScriptList } from './scripts-ahead.ts'

const imports: ScriptList['imports'] = [['aaaaaaa', 1, 2], ['bbbbbbb', 2], ['ccccccc'], ['1234567', 0]]

interface Link {
  rel: string
  href: string
}
let links: Link[] = []
let loading: typeof scriptLoading

beforeEach(async () => {
  links = []
  vi.resetModules()
  vi.stubGlobal('document', { createElement: () => ({}), head: { append: (link: Link) => links.push(link) } })
  loading = await import('./load-script.ts')
})
afterEach(() => vi.unstubAllGlobals())

const addresses = () => links.map(({ href }) => href)
const imported = (name: string) =>
  Object.assign(async () => name, { toString: () => `()=>import(\`./${name}.js\`)` })

test('what a script needs is found through all that it imports, once each', () => {
  const needed = neededIn(imports)
  expect(needed('()=>import(`./1234567.js`)')).toEqual([
    '/assets/aaaaaaa.js',
    '/assets/bbbbbbb.js',
    '/assets/ccccccc.js',
  ])
  expect(needed('()=>import("./ccccccc.js")')).toEqual([])
  expect(needed('async()=>{let{a:e}=await import(`./bbbbbbb.js`);return{a:e}}')).toEqual([
    '/assets/ccccccc.js',
  ])
})

test('a script of another build needs nothing that is known', () => {
  expect(neededIn(imports)('()=>import(`./fffffff.js`)')).toEqual([])
})

test('a script is imported alone before the list is read, and with what it needs after', async () => {
  expect(await loading.loadScript(imported('aaaaaaa'))).toBe('aaaaaaa')
  expect(addresses()).toEqual([])
  loading.knowImports(neededIn(imports))
  await loading.loadScript(imported('aaaaaaa'))
  expect(addresses()).toEqual(['/assets/bbbbbbb.js', '/assets/ccccccc.js'])
  expect(links.every(({ rel }) => rel === 'modulepreload')).toBe(true)
  await loading.loadScript(imported('1234567'))
  expect(addresses()).toEqual(['/assets/bbbbbbb.js', '/assets/ccccccc.js', '/assets/aaaaaaa.js'])
})
