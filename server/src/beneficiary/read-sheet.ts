import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Problem, RejectedValue } from '@moisson/core/import/problem'
import type { ImportRecord } from '@moisson/core/import/field'
import { readers } from './reader-queue.ts'
import { sheetLimits } from './sheet-limits.ts'
import type { FileFindings } from '@moisson/core/import/other-sheets'
import type { ReadChunk, ReadHead, ReadMessage, ReadOptions } from './sheet-messages.ts'
import { SheetRefusal } from './sheet-refusal.ts'

export type { ReadChunk, ReadHead, ReadOptions } from './sheet-messages.ts'
export { SheetRefusal } from './sheet-refusal.ts'

export interface ReadSummary extends ReadHead {
  /** Data rows of the file, faulty ones included. */
  readonly rows_expected: number
  readonly findings: FileFindings
}

/** A whole small file. */
export interface FileReading extends ReadSummary {
  readonly records: ImportRecord[]
  readonly problems: Problem[]
  readonly rejected_values: RejectedValue[]
}

const HERE = dirname(fileURLToPath(import.meta.url))
const PROCESS = join(HERE, 'sheet-reader-process.ts')
/** The tree the code and its packages live in. */
const ROOT = join(HERE, '../../..')
const STDERR_KEPT = 4_000

type Child = ChildProcessByStdio<Writable, Readable, Readable>

/**
 * The reader can read the code and its one file, write nothing and start nothing; it gets no secret of the server:
 * an empty environment.
 */
function startProcess(path: string, memoryMb: number): Child {
  const limits = [
    `--max-old-space-size=${memoryMb}`,
    '--permission',
    `--allow-fs-read=${ROOT}/`,
    `--allow-fs-read=${resolve(path)}`,
  ]
  return spawn(process.execPath, [...limits, PROCESS], { stdio: ['pipe', 'pipe', 'pipe'], env: {} })
}

/**
 * Reads a payroll file in a process of its own, within time and memory. `onChunk` gets the records in the order of
 * the file, a few hundred at a time, and the reading waits for it; `onHead` says before how the file is understood.
 * Nothing bigger than a chunk is held here. Throws a SheetRefusal, or whatever `onChunk` throws. It waits for its turn
 * among the readers of this process; `onPlace` hears of each move.
 */
export function readRecords(
  path: string,
  options: ReadOptions,
  onChunk: (chunk: ReadChunk) => void | Promise<void>,
  onHead: (head: ReadHead) => void | Promise<void> = () => {},
  onPlace: (place: number) => void = () => {},
): Promise<ReadSummary> {
  return readers.inTurn(() => readNow(path, options, onChunk, onHead), onPlace)
}

async function readNow(
  path: string,
  options: ReadOptions,
  onChunk: (chunk: ReadChunk) => void | Promise<void>,
  onHead: (head: ReadHead) => void | Promise<void>,
): Promise<ReadSummary> {
  const limits = { ...sheetLimits, ...options.limits }
  const child = startProcess(path, limits.memoryMb)
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill('SIGKILL')
  }, limits.milliseconds)
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-STDERR_KEPT)
  })
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  // A reader that dies early closes its input; how it died is told by its exit.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify({ path: resolve(path), options }))
  try {
    const summary = await listen(child, onHead, onChunk)
    if (summary !== null) return summary
    const { code, signal } = await ended
    if (late) throw new SheetRefusal('too_slow', { minutes: Math.ceil(limits.milliseconds / 60_000) })
    if (/heap out of memory|allocation failed/i.test(complaints)) throw new SheetRefusal('out_of_memory')
    throw new Error(`the sheet reader ended without an answer (${signal ?? code}): ${complaints.trim()}`)
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

/** The lines of a stream, which is not read ahead while a line is worked on. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = piece.split('\n')
    lines[0] = rest + (lines[0] ?? '')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Follows the messages to the end; null when the process stops before its last one. */
async function listen(
  child: Child,
  onHead: (head: ReadHead) => void | Promise<void>,
  onChunk: (chunk: ReadChunk) => void | Promise<void>,
): Promise<ReadSummary | null> {
  let head: ReadHead | null = null
  for await (const line of linesOf(child.stdout)) {
    const message = JSON.parse(line) as ReadMessage
    if ('head' in message) {
      head = message.head
      await onHead(head)
    } else if ('chunk' in message) await onChunk(message.chunk)
    else if ('refused' in message) {
      const { reason, details, seen } = message.refused
      throw new SheetRefusal(reason, details, seen)
    } else if (head !== null) {
      const { rows, findings } = message.done
      return { ...head, rows_expected: rows, findings }
    }
  }
  return null
}

/** A whole file in memory, for files of a few thousand rows. Throws a SheetRefusal. */
export async function readSheetFile(path: string, options: ReadOptions): Promise<FileReading> {
  const records: ImportRecord[] = []
  const problems: Problem[] = []
  const rejected_values: RejectedValue[] = []
  const summary = await readRecords(path, options, (chunk) => {
    records.push(...chunk.records)
    problems.push(...chunk.problems)
    rejected_values.push(...chunk.rejected_values)
  })
  return { ...summary, records, problems, rejected_values }
}
