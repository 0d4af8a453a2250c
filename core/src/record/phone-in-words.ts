/** A number as people write it at home: `06 12 34 56 78` for a French one; another country’s by its code, as it is kept. */
export function phoneInWords(phone: string): string {
  const french = /^\+33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone)
  return french ? ['0' + (french[1] ?? ''), ...french.slice(2)].join('\u00a0') : phone
}
