// npm run faults: plants each known fault in turn and expects the tests to notice; with `law`, faults over all its rules.
import { runFaults } from './faults.ts'
import { runLawMutants } from './mutants/law-mutants.ts'

const [of, ...rest] = process.argv.slice(2)
const caught = of === 'law' ? await runLawMutants(rest) : await runFaults()
process.exit(caught ? 0 : 1)
