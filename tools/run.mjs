// node tools/run.mjs SCRIPT.ts [ARGUMENTS]: one command for every tool, whatever Node the machine has.
import { installPackages, runScript } from './ready.mjs'

const [script, ...args] = process.argv.slice(2)
if (!script) {
  console.error('usage: node tools/run.mjs SCRIPT.ts [ARGUMENTS]')
  process.exit(2)
}
// These build the pages themselves, from scratch.
installPackages({ pages: !['tools/test.ts', 'web/build.ts'].includes(script) })
runScript(script, args)
