import { readFileSync } from 'node:fs'
import { readVectors } from '../law/vectors/read-vectors.ts'
import { runVectors } from '../law/vectors/run-vectors.ts'

/** `npm run -s vectors -- FILE`: runs any file in the format of the published vectors. */
function main(path: string | undefined): number {
  if (path === undefined) {
    console.error('usage: npm run -s vectors -- FILE')
    return 2
  }
  const text = textOf(path)
  if (text === null) return 2
  const { vectors, problems } = readVectors(text)
  for (const problem of problems) console.error(`${path}: ${problem}`)
  if (problems.length > 0) return 2

  const { passed, failed, notCovered } = runVectors(vectors)
  for (const { id, rule, expected, actual, said } of failed) {
    console.log(`${id} ${rule}`)
    console.log(`  expected ${JSON.stringify(expected)}`)
    console.log(`  actual   ${JSON.stringify(actual)}`)
    if (said !== undefined) console.log(`  because  ${said}`)
  }
  for (const { id, rule } of notCovered) console.log(`${id} ${rule}: no rule of this name, not covered`)
  const skipped = notCovered.length === 0 ? '' : `, ${notCovered.length} skipped`
  console.log(`${passed.length} passed, ${failed.length} failed${skipped}`)
  // What was not covered has not passed.
  return failed.length + notCovered.length === 0 ? 0 : 1
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    console.error(
      `${file}: this file cannot be read (${error instanceof Error ? error.message : String(error)})`,
    )
    return null
  }
}

// Never process.exit: what a pipe has not taken yet would be lost, the last line with it.
process.exitCode = main(process.argv[2])
