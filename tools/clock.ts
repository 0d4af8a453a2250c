// npm run -s clock -- +16d: moves the demo's business time and does what falls due.
import { demoAddress } from './demo-address.ts'

const advance = process.argv[2]
if (!advance) {
  console.error('usage: npm run -s clock -- +16d   (or P16D, PT3H)')
  process.exit(2)
}
const answer = await fetch(`${demoAddress()}/api/demo/clock`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ advance }),
})
const body = (await answer.json()) as { now?: string; done?: Record<string, number>; error?: string }
if (!answer.ok) {
  console.error(body.error ?? `the demo answered ${answer.status}`)
  process.exit(1)
}
console.log(`${body.now}  ${JSON.stringify(body.done)}`)
