/** Where a rule or a figure comes from; `url` is null when no stable public address is known. */
export type Article = { readonly code: string; readonly number: string; readonly url: string | null }

/** An article by its number alone: `codeDuTravail('L3314-8')`. */
export const codeDuTravail = (number: string): Article => ({
  code: 'code du travail',
  number,
  url: `https://code.travail.gouv.fr/code-du-travail/${number.toLowerCase()}`,
})

export const codeSecuriteSociale = (number: string): Article => ({
  code: 'code de la sécurité sociale',
  number,
  url: null,
})

export const codeMonetaireFinancier = (number: string): Article => ({
  code: 'code monétaire et financier',
  number,
  url: null,
})

export const codeDeCommerce = (number: string): Article => ({ code: 'code de commerce', number, url: null })

export const codeGeneralImpots = (number: string): Article => ({
  code: 'code général des impôts',
  number,
  url: null,
})

/** A law, or one article of it with its identifier in the Official Journal. */
export const law = (number: string, id?: string): Article => ({
  code: 'loi',
  number,
  url: id === undefined ? null : `https://www.legifrance.gouv.fr/jorf/article_jo/${id}`,
})
/** An article of a ministerial order, with the version of it that was read. */
export const ministerialOrder = (number: string, id: string): Article => ({
  code: 'arrêté',
  number,
  url: `https://www.legifrance.gouv.fr/loda/article_lc/${id}`,
})
/** An ordinance by its number, its day and its article. */
export const ordinance = (number: string): Article => ({ code: 'ordonnance', number, url: null })

export const decree = (number: string): Article => ({ code: 'décret', number, url: null })

/** A choice of the product where the text leaves one; named so that a lawyer can find it again. */
export const convention = (number: string): Article => ({ code: 'convention', number, url: null })
/** What administrations or programs do, where no text says it. */
export const practice = (number: string): Article => ({ code: 'pratique', number, url: null })

/** How a reader sees it: « art. L3314-8 du code du travail ». */
export function citation(article: Article): string {
  if (/^(code|règlement) /.test(article.code)) return `art. ${article.number} du ${article.code}`
  return `${article.code} ${article.number}`
}
