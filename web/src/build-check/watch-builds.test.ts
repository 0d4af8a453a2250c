import { afterEach, expect, test, vi } from 'vitest'
import { newBuild } from './watch-builds.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that has these files. */
function serving(files: Record<string, unknown>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path in files ? Response.json(files[path]) : new Response('', { status: 404 })
  })
  return asked
}

test('the build that runs asks for no manifest', async () => {
  const asked = serving({ '/builds/latest.json': { id: 'one' } })
  expect(await newBuild('one')).toBe(false)
  expect(asked).toEqual(['/builds/latest.json'])
})

test('another build is gone to once its manifest is there', async () => {
  serving({ '/builds/latest.json': { id: 'two' }, '/builds/meta/two.json': { id: 'two' } })
  expect(await newBuild('one')).toBe(true)
})

test('a server that names a build it has not got yet, or none, changes nothing', async () => {
  serving({ '/builds/latest.json': { id: 'two' } })
  expect(await newBuild('one')).toBe(false)
  serving({ '/builds/latest.json': { id: 'two' }, '/builds/meta/two.json': { id: 'one' } })
  expect(await newBuild('one')).toBe(false)
  serving({})
  expect(await newBuild('one')).toBe(false)
})
