const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRY = 0x02014b50
const LONGEST_COMMENT = 65_535

/** Whether a reader of zip archives would find one at the end of these bytes. */
export function hidesZip(bytes: Buffer): boolean {
  const first = Math.max(0, bytes.length - LONGEST_COMMENT - 22)
  for (let at = bytes.indexOf(END, first); at >= 0; at = bytes.indexOf(END, at + 1)) {
    if (at + 22 > bytes.length) return false
    const directory = at - bytes.readUInt32LE(at + 12)
    if (directory >= 0 && directory + 4 <= bytes.length && bytes.readUInt32LE(directory) === ENTRY)
      return true
  }
  return false
}
