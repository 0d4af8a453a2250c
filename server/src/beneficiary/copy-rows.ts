import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

/** The value of a column of a temporary table: text, bytes, a whole number, a truth, or nothing. */
export type CopyCell = string | Buffer | number | boolean | null
const START = 1024 * 1024
const TURN = 250

/**
 * Rows in PostgreSQL's binary COPY format, ready to send. Columns are text, bytea, int and boolean; what is a date or
 * an amount travels as text. Making rows may be long work: others get their turn every few hundred.
 */
export async function encodeRows(rows: Iterable<readonly CopyCell[]>): Promise<Buffer> {
  const encoder = new BinaryRows()
  let count = 0
  for (const row of rows) {
    encoder.add(row)
    count += 1
    if (count % TURN === 0) await setImmediate()
  }
  return encoder.end()
}

/** Sends encoded rows to a temporary table: row security refuses COPY into the tables themselves. */
export async function copyRows(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  encoded: Buffer,
): Promise<void> {
  const stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin (format binary)`))
  const finished = once(stream, 'finish')
  stream.end(encoded)
  await finished
}

/** Bytes of `COPY … (FORMAT BINARY)`: a signature, then for each row its fields with their length. */
class BinaryRows {
  #bytes = Buffer.allocUnsafe(START)
  length = 0

  constructor() {
    this.#write(Buffer.from('PGCOPY\n\u00ff\r\n\0', 'latin1'))
    this.#write(Buffer.alloc(8))
  }

  add(row: readonly CopyCell[]): void {
    this.#room(2)
    this.length = this.#bytes.writeInt16BE(row.length, this.length)
    for (const cell of row) this.#cell(cell)
  }

  #cell(cell: CopyCell): void {
    if (typeof cell === 'string') {
      const size = Buffer.byteLength(cell)
      this.#room(4 + size)
      this.length = this.#bytes.writeInt32BE(size, this.length)
      this.length += this.#bytes.write(cell, this.length, 'utf8')
    } else if (cell === null) this.#int(-1)
    else if (typeof cell === 'number') {
      this.#int(4)
      this.#int(cell)
    } else if (typeof cell === 'boolean') {
      this.#int(1)
      this.#room(1)
      this.length = this.#bytes.writeUInt8(cell ? 1 : 0, this.length)
    } else {
      this.#int(cell.length)
      this.#write(cell)
    }
  }

  #int(value: number): void {
    this.#room(4)
    this.length = this.#bytes.writeInt32BE(value, this.length)
  }

  #write(bytes: Buffer): void {
    this.#room(bytes.length)
    this.length += bytes.copy(this.#bytes, this.length)
  }

  #room(size: number): void {
    if (this.length + size <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, this.length + size))
    this.#bytes.copy(larger, 0, 0, this.length)
    this.#bytes = larger
  }

  end(): Buffer {
    this.#room(2)
    this.length = this.#bytes.writeInt16BE(-1, this.length)
    return this.#bytes.subarray(0, this.length)
  }
}
