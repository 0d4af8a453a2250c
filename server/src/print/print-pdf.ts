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
/** Behind a print job of letters, at most. */
const longestWaitMs = 60_000

/** A page that was set, and where the things that its template marked stand. */
export interface SetPages {
  pdf: Buffer
  places: Place[]
}

interface Job {
  order: PrintOrder
  /** How long it may take once it is begun. */
  patienceMs: number
  resolve(pages: SetPages): void
  reject(error: Error): void
  tries: number
  /** Gives it up where it is never begun. */
  waited?: NodeJS.Timeout
}

/** A page that took too long, or that waited too long behind others: nothing is wrong with it, it may be asked again. */
export class PrintLate extends Error {
  readonly code = 'PRINT_LATE'
}
const late = () => new PrintLate('the page could not be set in time')

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let last = 0
/** What is being set; its process does nothing else meanwhile. */
let current: Job | undefined
let ends: NodeJS.Timeout | undefined
const waiting: Job[] = []

/**
 * Sets a page from a template of ours and values, in a process of its own: kept warm for a minute, killed when a
 * page takes more than ten seconds, started again for the others. Pages are set one after the other, the short ones
 * first; what waits takes nothing from what is being set. Same values, same bytes.
 */
export const printPdf = async (template: Template, values: object, patienceMs = 10_000): Promise<Buffer> =>
  (await setPages({ template, data: JSON.stringify(values) }, patienceMs)).pdf

/** The same, with the page on which each thing marked `<place>` stands. */
export const printPlaced = (template: Template, values: object, patienceMs: number): Promise<SetPages> =>
  setPages({ template, data: JSON.stringify(values), places: true }, patienceMs)

function setPages(asked: Omit<PrintOrder, 'id'>, patienceMs: number): Promise<SetPages> {
  return new Promise((resolve, reject) => {
    const job: Job = { order: { id: ++last, ...asked }, patienceMs, resolve, reject, tries: 0 }
    job.waited = setTimeout(() => {
      waiting.splice(waiting.indexOf(job), 1)
      reject(late())
    }, longestWaitMs)
    const behind = waiting.findIndex((other) => other.patienceMs > patienceMs)
    waiting.splice(behind < 0 ? waiting.length : behind, 0, job)
    next()
  })
}

/** Begins the first page that waits, once nothing else is being set. */
function next(): void {
  if (current) return
  current = waiting.shift()
  if (current) begin(current)
  else rest()
}

function begin(job: Job): void {
  clearTimeout(idle)
  clearTimeout(job.waited)
  job.tries += 1
  child ??= start()
  // A page cannot be interrupted once it is begun: the process goes.
  ends = setTimeout(() => {
    done()?.reject(late())
    child?.kill('SIGKILL')
    child = undefined
    next()
  }, job.patienceMs)
  child.send(job.order)
}

function done(): Job | undefined {
  const job = current
  clearTimeout(ends)
  current = undefined
  return job
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
    if (child !== printer || current?.order.id !== message.id) return
    const job = done()
    if ('pdf' in message) job?.resolve({ pdf: Buffer.from(message.pdf), places: message.places })
    else job?.reject(new Error(`the page could not be set: ${message.failure}`))
    next()
  })
  printer.on('exit', () => startOver(printer))
  printer.on('error', () => startOver(printer))
  return printer
}

/** The process went by itself: what it was setting is tried once more by another one. */
function startOver(gone: ChildProcess): void {
  if (child !== gone) return
  child = undefined
  const job = done()
  if (job && job.tries < 2) {
    current = job
    begin(job)
    return
  }
  job?.reject(late())
  next()
}

/** Frees its memory after a minute without work. */
function rest(): void {
  clearTimeout(idle)
  const printer = child
  if (!printer) return
  idle = setTimeout(() => {
    if (current || child !== printer) return
    child = undefined
    printer.disconnect()
  }, idleMs)
  idle.unref()
}
