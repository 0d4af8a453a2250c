// npm run demo:reset: makes the demo world anew.
import { demoAddress } from './demo-address.ts'

const answer = await fetch(`${demoAddress()}/api/demo/reset`, { method: 'POST' })
if (!answer.ok) {
  console.error(`the demo answered ${answer.status}`)
  process.exit(1)
}
console.log('The demo world is new.')
