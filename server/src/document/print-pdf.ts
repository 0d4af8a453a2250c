import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Printed } from './typst-process.ts'

export type Template = 'receipt' | 'notice'

const patienceMs = 10_000
const idleMs = 60_000

interface Waiting {
  resolve(pdf: Buffer): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/**
 * Sets a page from a template of ours and values, in a process of its own: kept warm for a minute, killed when a
 * page takes more than ten seconds, started again at the next page. Same values, same bytes.
 */
export function printPdf(template: Template, values: object): Promise<Buffer> {
  const id = ++last
  const printer = (child ??= start())
  clearTimeout(idle)
  return new Promise((resolve, reject) => {
    // A page cannot be interrupted: the process goes, and whoever waited behind it is told.
    const timer = setTimeout(() => printer.kill('SIGKILL'), patienceMs)
    waiting.set(id, { resolve, reject, timer })
    printer.send({ id, template, data: JSON.stringify(values) })
  })
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
    const order = waiting.get(message.id)
    if (!order) return
    settle(message.id)
    if ('pdf' in message) order.resolve(Buffer.from(message.pdf))
    else order.reject(new Error(`the page could not be set: ${message.failure}`))
    if (waiting.size === 0) rest(printer)
  })
  const end = () => {
    if (child === printer) child = undefined
    for (const [id, order] of waiting) {
      settle(id)
      order.reject(new Error('the process that sets pages ended'))
    }
  }
  printer.on('exit', end)
  printer.on('error', end)
  return printer
}

function settle(id: number): void {
  clearTimeout(waiting.get(id)?.timer)
  waiting.delete(id)
}

/** Frees its memory after a minute without work. */
function rest(printer: ChildProcess): void {
  clearTimeout(idle)
  idle = setTimeout(() => {
    if (waiting.size > 0) return
    if (child === printer) child = undefined
    printer.disconnect()
  }, idleMs)
  idle.unref()
}
