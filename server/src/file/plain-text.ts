import { isUtf8 } from 'node:buffer'

/** Markup a browser or a viewer could take for its own, wherever it stands in a text. */
const markup =
  /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|img|link|meta|style|\?xml|\?php)\b/i

/** Bytes that windows-1252 leaves without a character. */
const undefinedInWindows1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** Whether bytes are text for people: UTF-8 or windows-1252, without control characters, not a page of markup. */
export function isPlainText(bytes: Buffer): boolean {
  const utf8 = isUtf8(bytes)
  for (const byte of bytes) {
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c) return false
    if (byte === 0x7f) return false
    if (!utf8 && undefinedInWindows1252.has(byte)) return false
  }
  const text = bytes.toString(utf8 ? 'utf8' : 'latin1')
  // Second-row controls take two bytes in UTF-8; in windows-1252 the same bytes are letters and quotes.
  if (utf8 && /[\u0080-\u009f]/.test(text)) return false
  if (/^[\ufeff\s]*</.test(text) || markup.test(text)) return false
  // A reader of PDF looks for its mark anywhere in the first thousand bytes.
  return !text.slice(0, 1100).includes('%PDF-')
}
