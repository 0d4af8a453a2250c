import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closedTo } from './postgres.ts'

test('a folder that the user of PostgreSQL may not enter is named before PostgreSQL fails in it', () => {
  const closed = mkdtempSync(join(tmpdir(), 'moisson-closed-'))
  const folder = join(closed, 'data', 'postgres')
  mkdirSync(join(closed, 'data'), { recursive: true })
  const stranger = 65_534
  try {
    chmodSync(closed, 0o700)
    expect(closedTo(stranger, folder)).toBe(closed)
    chmodSync(closed, 0o711)
    expect(closedTo(stranger, folder)).toBeUndefined()
    chmodSync(join(closed, 'data'), 0o750)
    expect(closedTo(stranger, folder)).toBe(join(closed, 'data'))
  } finally {
    rmSync(closed, { recursive: true, force: true })
  }
})
