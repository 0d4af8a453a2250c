import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** A record of what was acknowledged, outside the system under test and on disk before the next request leaves. */
export function openLedger(path: string) {
  const file = openSync(path, 'a')
  return {
    write(entry: Record<string, unknown>): void {
      writeSync(file, `${JSON.stringify(entry)}\n`)
      fsyncSync(file)
    },
    entries<Entry>(): Entry[] {
      return readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Entry)
    },
    close: () => closeSync(file),
  }
}
