// npm run faults: plants each known fault in turn and expects the tests to notice.
import { runFaults } from './faults.ts'

process.exit(runFaults() ? 0 : 1)
