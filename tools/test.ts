// npm test: everything. With arguments, only the tests they name: npm test -- law
import { build, checks, faults, routes, runSteps, tests } from './steps.ts'

const asked = process.argv.slice(2)
if (asked.length > 0) await runSteps([{ ...tests, args: [...tests.args, ...asked] }])
else await runSteps([routes, [...checks, build], tests, faults])
