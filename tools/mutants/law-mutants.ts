import { root } from '../steps.ts'
import { allMutants, chosen } from './generate.ts'
import { report } from './report.ts'
import { judge } from './run-mutants.ts'

/** A fault or more in each of the rules and functions, some three hundred. */
const DEFAULT_COUNT = 320

/** npm run faults -- law [COUNT | all] [SEED] [PART OF A PATH]: single faults over the rules of law, each against its tests. */
export async function runLawMutants([
  count = String(DEFAULT_COUNT),
  seed = '1',
  part = '',
]: readonly string[]): Promise<boolean> {
  const mutants = allMutants(root).filter(({ file }) => file.includes(part))
  const planted = count === 'all' ? mutants : chosen(mutants, Number(count), Number(seed))
  if (!(planted.length > 0))
    throw new Error('usage: npm run faults -- law [COUNT | all] [SEED] [PART OF A PATH]')
  console.log(`${planted.length} of ${mutants.length} possible faults, seed ${seed}`)
  let done = 0
  const judged = await judge(planted, () => {
    done += 1
    if (done % 100 === 0) console.log(`${done} of ${planted.length}`)
  })
  return report(judged)
}
