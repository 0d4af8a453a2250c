import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lightFontIn } from './light-font.ts'
import { screensIn } from './screen-files.ts'

/** Scripts and the font of a screen before it is shown, brotli, in kilobytes of 1000 bytes; `npm run pages` measures the rest at the wire. */
const budgets: Record<string, number> = {
  '/login': 118.3,
  '/beneficiaire': 143,
  '/beneficiaire/investir': 136.5,
}
const heaviestBudget = 190
/** Files asked for, the font included. */
const mostFiles = 20

/** Weighs what each screen loads before it is shown, prints it, and says which screens are too heavy. */
export function checkBudget(folder: string): string[] {
  const weights = new Map<string, number>()
  const weigh = (file: string) => {
    const known = weights.get(file)
    if (known !== undefined) return known
    const weight = readFileSync(join(folder, `${file}.br`)).length
    weights.set(file, weight)
    return weight
  }
  const font = lightFontIn(readdirSync(join(folder, 'assets')))
  const fontBytes = readFileSync(join(folder, 'assets', font)).length
  const screens = screensIn(folder)
    .map(({ path, files }) => {
      const bytes = files.reduce((sum, file) => sum + weigh(file), fontBytes)
      return {
        path,
        files: files.length + 1,
        kilobytes: bytes / 1000,
        budget: budgets[path] ?? heaviestBudget,
      }
    })
    .toSorted((one, other) => other.kilobytes - one.kilobytes)

  console.log('Scripts and font by screen (kB, brotli):')
  const tooHeavy: string[] = []
  for (const { path, files, kilobytes, budget } of screens) {
    const heavy = kilobytes > budget || files > mostFiles
    console.log(
      `  ${heavy ? '✗' : '✓'} ${kilobytes.toFixed(1).padStart(6)} of ${budget}  ${path} (${files} files)`,
    )
    if (heavy)
      tooHeavy.push(
        `${path}: ${kilobytes.toFixed(1)} kB in ${files} files, at most ${budget} in ${mostFiles}`,
      )
  }
  return tooHeavy
}
