import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lightFontIn } from './light-font.ts'
import { screensIn } from './screen-files.ts'

/** Scripts and the font of a screen before it is shown, brotli, in kilobytes of 1000 bytes; `npm run pages` measures the rest at the wire. */
const budgets: Record<string, number> = {
  '/login': 117.6,
  '/beneficiaire': 141.8,
  '/beneficiaire/investir': 140.5,
}
/** The same with what comes by itself behind it, where people wait for that too. */
const wholeBudgets: Record<string, number> = {
  '/beneficiaire/investir': 146.5,
}
const heaviestBudget = 187
/** Files asked for, the font included. */
const mostFiles = 20

/** Weighs what each screen loads before it is shown and by itself behind it, prints it, and says which screens are too heavy. */
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
  const kilobytes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + weigh(file), fontBytes) / 1000
  const screens = screensIn(folder)
    .map(({ path, files, behind }) => ({
      path,
      files: files.length + behind.length + 1,
      shown: kilobytes(files),
      whole: kilobytes([...files, ...behind]),
      budget: budgets[path] ?? heaviestBudget,
      wholeBudget: wholeBudgets[path] ?? heaviestBudget,
    }))
    .toSorted((one, other) => other.whole - one.whole)

  console.log('Scripts and font by screen, before it is shown and with what comes by itself (kB, brotli):')
  const tooHeavy: string[] = []
  for (const { path, files, shown, whole, budget, wholeBudget } of screens) {
    const heavy = shown > budget || whole > wholeBudget || files > mostFiles
    const more = whole > shown ? `, ${whole.toFixed(1)} of ${wholeBudget} in all` : ''
    const line = `${shown.toFixed(1).padStart(6)} of ${budget}${more}  ${path} (${files} files)`
    console.log(`  ${heavy ? '✗' : '✓'} ${line}`)
    if (heavy) tooHeavy.push(line.trim())
  }
  return tooHeavy
}
