/** A message as a mailbox shows it. */
export interface ReadMail {
  subject: string
  from: string
  to: string
  message_id: string
  headers: ReadonlyMap<string, string>
  text: string
  html: string
  attachments: { name: string; type: string; content: Buffer }[]
}

interface Part {
  headers: Map<string, string>
  body: Buffer
}

/** Reads a message of RFC 5322 with MIME parts: transfer encodings, encoded words, UTF-8 or latin-1. */
export function readMail(raw: Buffer): ReadMail {
  const { headers, body } = split(raw)
  const mail: ReadMail = {
    subject: words(headers.get('subject') ?? ''),
    from: words(headers.get('from') ?? ''),
    to: words(headers.get('to') ?? ''),
    message_id: headers.get('message-id') ?? '',
    headers,
    text: '',
    html: '',
    attachments: [],
  }
  visit({ headers, body }, mail)
  return mail
}

function visit({ headers, body }: Part, mail: ReadMail): void {
  const type = (headers.get('content-type') ?? 'text/plain').trim()
  const boundary = /^multipart\//i.test(type) ? parameter(type, 'boundary') : undefined
  if (boundary !== undefined) {
    for (const part of between(body, boundary)) visit(split(part), mail)
    return
  }
  const content = decoded(body, headers.get('content-transfer-encoding') ?? '')
  const disposition = headers.get('content-disposition') ?? ''
  const name = parameter(disposition, 'filename') ?? parameter(type, 'name')
  if (/^attachment/i.test(disposition) || name !== undefined) {
    mail.attachments.push({ name: words(name ?? ''), type: type.split(';')[0] ?? '', content })
    return
  }
  const text = inCharset(content, parameter(type, 'charset') ?? 'utf-8').replaceAll('\r\n', '\n')
  if (/^text\/html/i.test(type)) mail.html += text
  else mail.text += text
}

/** Headers by lower-case name, folded lines joined, and the body after the empty line. */
function split(raw: Buffer): Part {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.subarray(0, end === -1 ? raw.length : end).toString('utf8')
  const headers = new Map<string, string>()
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: end === -1 ? Buffer.alloc(0) : raw.subarray(end + 4) }
}

function between(body: Buffer, boundary: string): Buffer[] {
  const marker = Buffer.from(`--${boundary}`)
  const places: number[] = []
  for (let at = body.indexOf(marker); at !== -1; at = body.indexOf(marker, at + marker.length))
    places.push(at)
  return places
    .slice(0, -1)
    .map((at, index) =>
      body.subarray(body.indexOf('\r\n', at) + 2, Math.max(at, (places[index + 1] ?? 0) - 2)),
    )
}

/** A parameter of a header, quoted or not, in the extended form of RFC 2231 when it has one, in pieces or whole. */
function parameter(header: string, name: string): string | undefined {
  const find = (key: string) => {
    const found = new RegExp(`;\\s*${key}=(?:"((?:\\\\.|[^"])*)"|([^;\\s]*))`, 'i').exec(header)
    return found ? (found[1]?.replaceAll(/\\(.)/g, '$1') ?? found[2]) : undefined
  }
  const plain = find(name)
  if (plain !== undefined) return plain
  let joined = find(`${name}\\*`) ?? ''
  for (let piece = 0; ; piece += 1) {
    const next = find(`${name}\\*${piece}\\*?`)
    if (next === undefined) break
    joined += next
  }
  return joined === '' ? undefined : decodeURIComponent(joined.replace(/^[\w-]*'[\w-]*'/, ''))
}

function decoded(body: Buffer, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(body.toString('latin1'), 'base64')
  return /quoted-printable/i.test(encoding)
    ? unquoted(body.toString('latin1').replaceAll(/=\r?\n/g, ''))
    : body
}

function unquoted(text: string): Buffer {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
}

/** Encoded words of RFC 2047; white space between two of them is not part of the text. */
function words(header: string): string {
  return header.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/(?:=\?[\w-]+\?[bq]\?[^?]*\?=)+/gi, (run) => {
    const pieces = [...run.matchAll(/=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi)]
    const bytes = pieces.map(([, , how = '', text = '']) =>
      /b/i.test(how) ? Buffer.from(text, 'base64') : unquoted(text.replaceAll('_', ' ')),
    )
    // A character may be cut between two words: the bytes are put together first.
    return inCharset(Buffer.concat(bytes), pieces[0]?.[1] ?? 'utf-8')
  })
}

function inCharset(bytes: Buffer, charset: string): string {
  return bytes.toString(/^(iso-8859-1|windows-1252|us-ascii)$/i.test(charset) ? 'latin1' : 'utf8')
}
