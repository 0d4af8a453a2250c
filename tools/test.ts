// npm test: everything. With arguments, only the tests they name: npm test -- law
import { build, checks, faults, runSteps, tests } from './steps.ts'

const asked = process.argv.slice(2)
if (asked.length > 0) runSteps([{ ...tests, args: [...tests.args, ...asked] }])
else runSteps([...checks, build, tests, faults])
