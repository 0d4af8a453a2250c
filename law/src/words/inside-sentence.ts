/** « de Lina », « d’Éloïse », « de Haribo »: the French « de » before a name; no rule tells a mute h. */
export function ofName(name: string): string {
  return /^[aeiouy]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

/** The sentence as it follows a colon: no capital, unless an abbreviation opens it. */
export function afterColon(sentence: string): string {
  return /^\p{Lu}\p{Lu}/u.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
