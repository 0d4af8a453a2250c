import { once } from 'node:events'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

/** The value of a column of a temporary table: text, bytes, a whole number, a truth, or nothing. */
export type CopyCell = string | Buffer | number | boolean | null
const PIECE = 256 * 1024

/**
 * Sends rows to a temporary table in PostgreSQL's binary format. Columns are text, bytea, int and boolean; what is
 * a date or an amount travels as text. Row security refuses COPY into the tables themselves, so rows pass through one.
 */
export async function copyRows(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly CopyCell[]> | Iterable<readonly CopyCell[]>,
): Promise<number> {
  const stream = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin (format binary)`))
  const finished = once(stream, 'finish')
  finished.catch(() => {})
  const encoder = new BinaryRows()
  let count = 0
  try {
    for await (const row of rows) {
      encoder.add(row)
      count += 1
      if (encoder.length >= PIECE && !stream.write(encoder.take())) await once(stream, 'drain')
    }
  } catch (error) {
    stream.destroy(error as Error)
    throw error
  }
  stream.end(encoder.end())
  await finished
  return count
}

/** Bytes of `COPY … (FORMAT BINARY)`: a signature, then for each row its fields with their length. */
class BinaryRows {
  #bytes = Buffer.allocUnsafe(2 * PIECE)
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

  /** What was written since the last piece. The bytes are the caller's: they may wait in a socket. */
  take(): Buffer {
    const piece = this.#bytes.subarray(0, this.length)
    this.#bytes = Buffer.allocUnsafe(2 * PIECE)
    this.length = 0
    return piece
  }

  end(): Buffer {
    this.#room(2)
    this.length = this.#bytes.writeInt16BE(-1, this.length)
    return this.take()
  }
}
