import { expect, test } from 'vitest'
import { eachPart } from '../file/zip-parts.ts'
import { writeZip } from './write-zip.ts'

async function unpacked(names: readonly string[]): Promise<string[]> {
  const pieces: Buffer[] = []
  for await (const piece of writeZip(names.map((name) => ({ name, content: ['x'] })))) pieces.push(piece)
  const found: string[] = []
  await eachPart(Buffer.concat(pieces), (name) => {
    found.push(name)
    return undefined
  })
  return found
}

test('whatever words a name is made of, it unpacks under the folder of the archive', async () => {
  const found = await unpacked([
    'campagne-2025/fiche-2025-../../../../evil.pdf',
    '/etc/passwd',
    '..\\..\\x.pdf',
    'C:/windows/a\u0000b.pdf',
    'Lettre d’Élodie (2).pdf',
  ])
  expect(found).toEqual([
    'campagne-2025/fiche-2025-../_/_/_/evil.pdf',
    '_/etc/passwd',
    '.._.._x.pdf',
    'C_/windows/a_b.pdf',
    'Lettre d’Élodie (2).pdf',
  ])
})
