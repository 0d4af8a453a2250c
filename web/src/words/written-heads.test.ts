import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@moisson/law/text'
import { expect, test } from 'vitest'

test('a head written at build in each language is shown in the reader’s alone, whichever languages there are', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../styles.css'), 'utf8')
  for (const reader of languages)
    for (const written of languages)
      expect(sheet.includes(`html[lang='${reader}'] [data-written='${written}']`)).toBe(reader !== written)
})
