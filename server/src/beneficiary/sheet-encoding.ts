/** The encodings offered when the accents of a preview look wrong; the first ones are recognised by themselves. */
export const sheetEncodings = [
  'utf-8',
  'windows-1252',
  'utf-16le',
  'utf-16be',
  'iso-8859-15',
  'macintosh',
  'cp850',
] as const
export type SheetEncoding = (typeof sheetEncodings)[number]

export const isSheetEncoding = (name: string): name is SheetEncoding =>
  (sheetEncodings as readonly string[]).includes(name)

/** Bytes 0x80 to 0xFF of the DOS code page of western Europe, which TextDecoder does not know. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

export interface PieceDecoder {
  decode(piece: Uint8Array): string
  end(): string
}

/** Decodes a file piece by piece; a character cut between two pieces is kept whole. */
export function pieceDecoder(encoding: SheetEncoding): PieceDecoder {
  if (encoding === 'cp850') return { decode: decodeCp850, end: () => '' }
  const decoder = new TextDecoder(encoding)
  return { decode: (piece) => decoder.decode(piece, { stream: true }), end: () => decoder.decode() }
}

function decodeCp850(piece: Uint8Array): string {
  let text = ''
  for (const byte of piece) text += byte < 128 ? String.fromCharCode(byte) : CP850.charAt(byte - 128)
  return text
}

/** What the first bytes say: a byte order mark, or the zeros that UTF-16 puts between Latin letters. */
export function markedEncoding(start: Uint8Array): SheetEncoding | null {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8'
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const half = start.length / 2
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le'
  return even > half * 0.7 && odd < half * 0.1 ? 'utf-16be' : null
}

/** UTF-8 when every byte of the file obeys it, else windows-1252. */
export async function detectEncoding(
  pieces: AsyncIterable<Uint8Array>,
  start: Uint8Array,
): Promise<SheetEncoding> {
  const marked = markedEncoding(start)
  if (marked !== null) return marked
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of pieces) strict.decode(piece, { stream: true })
    strict.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
