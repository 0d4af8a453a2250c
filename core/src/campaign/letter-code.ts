/** Without the letters and figures that are taken for one another on paper. */
export const letterCodeSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Twelve signs of thirty: nobody comes upon one, however long they try. */
export const LETTER_CODE_LENGTH = 12
const GROUP = 4
const onlySigns = new RegExp(`^[${letterCodeSigns}]+$`)

/** A code as it is read and typed: groups of four. */
export const letterCodeInGroups = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')

/** What somebody typed, whatever stands between the signs and however they are written; null when it is no code. */
export function readLetterCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s.–—_-]/g, '').toUpperCase()
  return code.length === LETTER_CODE_LENGTH && onlySigns.test(code) ? code : null
}

/** The part by which tries at one code are counted, whoever makes them. */
export const startOfCode = (code: string): string => code.slice(0, GROUP)
