// npm run -s worlds -- 30 [--seed 1] [--tell]: random worlds through the public calls, held after each step.
import { parseArgs } from 'node:util'
import { runSeed } from '../server/src/testing/worlds/run-worlds.ts'
import { startThrowAway } from '../server/src/testing/worlds/throw-away-database.ts'
import { startWorldServer } from '../server/src/testing/worlds/world-server.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    /** Seconds given to the search of a shorter story. */
    shrink: { type: 'string', default: '60' },
    /** The stories of worlds that hold, too. */
    tell: { type: 'boolean', default: false },
  },
})
const count = Number(positionals[0] ?? 30)
const first = Number(values.seed ?? Math.floor(Date.now() / 1000) % 1_000_000)
const shrinkMs = Number(values.shrink) * 1000
if (![count, first, shrinkMs].every((value) => Number.isSafeInteger(value) && value >= 0)) {
  console.error('usage: npm run -s worlds -- 30 [--seed 1] [--shrink SECONDS] [--tell]')
  process.exit(2)
}

const database = await startThrowAway()
const server = await startWorldServer(database.address)

let broken = 0
const started = Date.now()
try {
  for (let seed = first; seed < first + count; seed += 1) {
    const before = Date.now()
    const { story, fault } = await runSeed(server, seed, shrinkMs)
    const took = `${((Date.now() - before) / 1000).toFixed(1)} s`
    if (fault === null) console.error(`world ${seed} holds (${took})`)
    else {
      broken += 1
      console.log(
        `\nworld ${seed} does not hold (${took}); again with: npm run -s worlds -- 1 --seed ${seed}`,
      )
    }
    if (fault !== null || values.tell)
      for (const [place, sentence] of story.entries()) console.log(`  ${place + 1}. ${sentence}`)
    if (fault !== null) console.log(fault.replaceAll(/^/gm, '  → '))
  }
} finally {
  await server.stop()
  await database.stop()
}
const seconds = (Date.now() - started) / 1000
console.log(`${count} worlds from seed ${first}, ${broken} broken, ${(seconds / count).toFixed(1)} s each`)
process.exit(broken === 0 ? 0 : 1)
