/** What a number in E.164 is to whoever would write to it: a French mobile, one of another country, or neither. */
export type MobileKind = 'french' | 'foreign' | 'not_mobile'

/** French numbers are mobile from +33 6 and +33 7 on; of other countries nothing says it, and a message may cost more. */
export function mobileKind(number: string | null): MobileKind {
  if (number === null) return 'not_mobile'
  if (/^\+33[67]\d{8}$/.test(number)) return 'french'
  return /^\+(?!33)[1-9]\d{6,14}$/.test(number) ? 'foreign' : 'not_mobile'
}
