import { expect, test } from 'vitest'

const pieces = import.meta.glob<string>('../../../{kit,form,list}/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const gallery = import.meta.glob<string>('./-*.tsx', { query: '?raw', import: 'default', eager: true })
/** It stands once in the frame of every page, and shows the toasts that the gallery asks for. */
const framed = '../../../kit/toaster.tsx'

/** What a file imports, by the paths that this one would write. */
function importsOf([file, text]: [file: string, text: string]): string[] {
  const here = new URL('file:///src/routes/demo/kit/')
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => {
    const { pathname } = new URL(path, new URL(file, here))
    return pathname.replace('/src/', '../../../')
  })
}

test('every piece of kit, form and list stands in the gallery, by itself or inside another', () => {
  const seen = new Set<string>()
  const look = Object.entries(gallery).flatMap(importsOf)
  for (let path = look.pop(); path !== undefined; path = look.pop()) {
    const text = pieces[path]
    if (text === undefined || seen.has(path)) continue
    seen.add(path)
    look.push(...importsOf([path, text]))
  }
  expect(Object.keys(pieces).length).toBeGreaterThan(40)
  expect(Object.keys(pieces).filter((path) => !seen.has(path))).toEqual([framed])
})
