/** A file a handler answers with; a streamed body may read from the handler's transaction until its end. */
export interface FileAnswer {
  file: {
    name: string
    type: string
    body: Buffer | AsyncIterable<Buffer | string>
    /** Shown in the browser rather than saved. */
    inline?: boolean
    sha256?: string
    /** A page that says why there is no file has the status of the refusal. */
    status?: number
    /** What a page of our own may do; a file may do nothing. */
    policy?: string
    /** What becomes true once a streamed file that names people was taken to its last byte; its hash is given. */
    whole?: (sha256: string) => Promise<void>
  }
}

export function isFileAnswer(value: unknown): value is FileAnswer {
  return (
    typeof value === 'object' && value !== null && 'file' in value && 'body' in (value as FileAnswer).file
  )
}

/** RFC 6266: an ASCII name, and the true one beside it, in the letters that RFC 8187 leaves as they are. */
export function contentDisposition(name: string, inline = false): string {
  const clean = name.replaceAll(/[\r\n"\\/]/g, '_')
  const ascii = clean
    .normalize('NFD')
    .replaceAll('’', "'")
    .replaceAll(/[^\x20-\x7e]/g, '')
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${extended(clean)}`
}

/** `encodeURIComponent` leaves four signs that an extended value does not take (RFC 8187, attr-char). */
const extended = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  )
