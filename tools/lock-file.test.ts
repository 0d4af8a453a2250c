import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

interface Locked {
  resolved?: string
  integrity?: string
  link?: boolean
}

test('every package of others is named with its version and its print, and comes from the one registry', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked & { version?: string }>
  }
  const others = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  )
  expect(others.length).toBeGreaterThan(100)
  const doubtful = others.filter(
    ([, { version, integrity, resolved }]) =>
      !version ||
      !integrity?.startsWith('sha512-') ||
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  )
  expect(doubtful.map(([path]) => path)).toEqual([])
})
