import { readFileSync } from 'node:fs'
import { readVectors } from '../law/vectors/read-vectors.ts'
import { runVectors } from '../law/vectors/run-vectors.ts'

/** `npm run -s vectors -- FILE`: runs any file in the format of the published vectors. */
const path = process.argv[2]
if (path === undefined) {
  console.error('usage: npm run -s vectors -- FILE')
  process.exit(2)
}

const { vectors, problems } = readVectors(textOf(path))
if (problems.length > 0) {
  for (const problem of problems) console.error(`${path}: ${problem}`)
  process.exit(2)
}

const { passed, failed, notCovered } = runVectors(vectors)
for (const { id, rule, expected, actual, said } of failed) {
  console.log(`${id} ${rule}`)
  console.log(`  expected ${JSON.stringify(expected)}`)
  console.log(`  actual   ${JSON.stringify(actual)}`)
  if (said !== undefined) console.log(`  because  ${said}`)
}
for (const { id, rule } of notCovered) console.log(`${id} ${rule}: not covered`)
const skipped = notCovered.length === 0 ? '' : `, ${notCovered.length} skipped`
console.log(`${passed.length} passed, ${failed.length} failed${skipped}`)
process.exit(failed.length === 0 ? 0 : 1)

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    console.error(
      `${file}: this file cannot be read (${error instanceof Error ? error.message : String(error)})`,
    )
    process.exit(2)
  }
}
