/** The signs of GSM 03.38 that count for one; every other sign makes the whole message cost more. */
const plain = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Those that count for two, behind an escape. */
const escaped = new Set('^{}\\[~]|€')
const replacements: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '«': '"',
  '»': '"',
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
}

/** The text in signs of GSM alone: an accent that it does not know is left out, a sign without any likeness too. */
export function inGsm(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map((sign) => {
      if (plain.has(sign) || escaped.has(sign)) return sign
      if (/\s/.test(sign)) return ' '
      return replacements[sign] ?? sign.normalize('NFD').replaceAll(/[^\u0020-\u007e]/g, '')
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/** How many messages a text is billed as: 160 signs of GSM, then 153 each; of other signs 70, then 67. */
export function segmentsOf(text: string): number {
  const signs = Array.from(text)
  const gsm = signs.every((sign) => plain.has(sign) || escaped.has(sign))
  const length = gsm ? signs.reduce((sum, sign) => sum + (escaped.has(sign) ? 2 : 1), 0) : text.length
  const [alone, joined] = gsm ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}
