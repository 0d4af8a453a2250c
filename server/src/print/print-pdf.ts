import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Place, Printed, PrintOrder } from './typst-process.ts'

export type Template =
  | 'receipt'
  | 'notice'
  | 'paper'
  | 'accord'
  | 'certificate'
  | 'minutes'
  | 'poster'
  | 'slides'
  | 'letter'
  | 'statement'

const idleMs = 60_000

/** A page that was set, and where the things that its template marked stand. */
export interface SetPages {
  pdf: Buffer
  places: Place[]
}

interface Waiting {
  order: PrintOrder
  resolve(pages: SetPages): void
  reject(error: Error): void
  timer: NodeJS.Timeout
  tries: number
  /** When it is given up, on the clock that nobody sets. */
  until: number
  late: boolean
}

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/**
 * Sets a page from a template of ours and values, in a process of its own: kept warm for a minute, killed when a
 * page takes more than ten seconds, started again for the others. Same values, same bytes.
 */
export const printPdf = async (template: Template, values: object, patienceMs = 10_000): Promise<Buffer> =>
  (await setPages({ template, data: JSON.stringify(values) }, patienceMs)).pdf

/** The same, with the page on which each thing marked `<place>` stands. */
export const printPlaced = (template: Template, values: object, patienceMs: number): Promise<SetPages> =>
  setPages({ template, data: JSON.stringify(values), places: true }, patienceMs)

function setPages(asked: Omit<PrintOrder, 'id'>, patienceMs: number): Promise<SetPages> {
  const id = ++last
  clearTimeout(idle)
  return new Promise((resolve, reject) => {
    const order = { id, ...asked }
    // A page cannot be interrupted once it is begun: the process goes.
    const giveUp = () => {
      const late = waiting.get(id)
      if (late) late.late = true
      child?.kill('SIGKILL')
    }
    const until = performance.now() + patienceMs
    waiting.set(id, {
      order,
      resolve,
      reject,
      timer: setTimeout(giveUp, patienceMs),
      tries: 0,
      until,
      late: false,
    })
    send(id)
  })
}

function send(id: number): void {
  const asked = waiting.get(id)
  if (!asked) return
  child ??= start()
  asked.tries += 1
  child.send(asked.order)
}

function start(): ChildProcess {
  const printer = fork(join(import.meta.dirname, 'typst-process.ts'), {
    serialization: 'advanced',
    // Neither secrets nor settings: it needs none.
    env: { PATH: process.env['PATH'] ?? '' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  printer.unref()
  printer.channel?.unref()
  printer.on('message', (message: Printed) => {
    // Set after its time, while its process was about to end: given up all the same, when it is gone.
    if (performance.now() >= (waiting.get(message.id)?.until ?? Infinity)) return
    const asked = settled(message.id)
    if ('pdf' in message) asked?.resolve({ pdf: Buffer.from(message.pdf), places: message.places })
    else asked?.reject(new Error(`the page could not be set: ${message.failure}`))
    if (waiting.size === 0) rest(printer)
  })
  printer.on('exit', () => startOver(printer))
  printer.on('error', () => startOver(printer))
  return printer
}

/** The process is gone: the page that took too long is given up, those behind it are set by a new one. */
function startOver(gone: ChildProcess): void {
  if (child !== gone) return
  child = undefined
  for (const [id, { late, tries }] of waiting) {
    if (late || tries > 1) settled(id)?.reject(new Error('the page could not be set in time'))
    else send(id)
  }
}

function settled(id: number): Waiting | undefined {
  const asked = waiting.get(id)
  clearTimeout(asked?.timer)
  waiting.delete(id)
  return asked
}

/** Frees its memory after a minute without work. */
function rest(printer: ChildProcess): void {
  clearTimeout(idle)
  idle = setTimeout(() => {
    if (waiting.size > 0 || child !== printer) return
    child = undefined
    printer.disconnect()
  }, idleMs)
  idle.unref()
}
