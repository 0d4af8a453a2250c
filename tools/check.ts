// npm run check: what can be said of the code without running it, in seconds.
import { checks, runSteps } from './steps.ts'

runSteps(checks)
