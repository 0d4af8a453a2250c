/** « de Lina », « d’Éloïse », « de Haribo »: the French « de » before a name; no rule tells a mute h. */
export function ofName(name: string): string {
  return /^[aeiouy]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

/** « de Lyon », « d’Orléans », « du Mans », « des Sables-d’Olonne »: the French « de » before a town or a house. */
export function ofPlace(name: string): string {
  const [, article = '', rest = ''] = /^(les?)\s+(.+)$/i.exec(name) ?? []
  if (article === '') return ofName(name)
  return article.toLowerCase() === 'les' ? `des ${rest}` : `du ${rest}`
}

/** The sentence as it follows a colon: no capital, unless an abbreviation opens it. */
export function afterColon(sentence: string): string {
  return /^\p{Lu}\p{Lu}/u.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
