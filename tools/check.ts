// npm run check: what can be said of the code without running it, in seconds.
import { checks, routes, runSteps } from './steps.ts'

await runSteps([routes, checks])
