/** A SIREN or a SIRET as papers write it: 732829320 as 732 829 320. */
export const spaced = (number: string): string =>
  number
    .replaceAll(/\D/g, '')
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, (_, a: string, b: string, c: string, d?: string) =>
      [a, b, c, ...(d ? [d] : [])].join('\u00a0'),
    )
