import { readFileSync } from 'node:fs'
import type { PublishedVector } from '../law/vectors/run-vectors.ts'
import { runVectors } from '../law/vectors/run-vectors.ts'

/** `npm run -s vectors -- FILE`: runs any file in the format of the published vectors. */
function readVectors(path: string): PublishedVector[] {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (Array.isArray(content)) return content as PublishedVector[]
  const { vectors } = content as { vectors?: PublishedVector[] }
  if (!Array.isArray(vectors)) throw new Error(`${path}: no list of vectors in this file`)
  return vectors
}

const path = process.argv[2]
if (path === undefined) {
  console.error('usage: npm run -s vectors -- FILE')
  process.exit(2)
}

const { passed, failed, notCovered } = runVectors(readVectors(path))
for (const { id, rule, expected, actual } of failed) {
  console.log(`${id} ${rule}`)
  console.log(`  expected ${JSON.stringify(expected)}`)
  console.log(`  actual   ${JSON.stringify(actual)}`)
}
for (const { id, rule } of notCovered) console.log(`${id} ${rule}: not covered`)
const skipped = notCovered.length === 0 ? '' : `, ${notCovered.length} skipped`
console.log(`${passed.length} passed, ${failed.length} failed${skipped}`)
process.exit(failed.length === 0 ? 0 : 1)
