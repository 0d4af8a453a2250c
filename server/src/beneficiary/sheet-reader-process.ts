// Runs as a process of its own, started by read-sheet.ts: a request on standard input, messages on standard output.
import { once } from 'node:events'
import { readHere } from './sheet-reading.ts'
import type { ReadMessage, ReadRequest } from './sheet-messages.ts'
import { SheetRefusal } from './sheet-refusal.ts'

async function say(message: ReadMessage): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain')
}

async function requestFromInput(): Promise<ReadRequest> {
  let text = ''
  for await (const piece of process.stdin.setEncoding('utf8')) text += String(piece)
  return JSON.parse(text) as ReadRequest
}

try {
  const done = await readHere(
    await requestFromInput(),
    (head) => say({ head }),
    (chunk) => say({ chunk }),
  )
  await say({ done })
} catch (error) {
  if (!(error instanceof SheetRefusal)) throw error
  const { reason, details, seen } = error
  await say({ refused: { reason, details, ...(seen === undefined ? {} : { seen }) } })
}
