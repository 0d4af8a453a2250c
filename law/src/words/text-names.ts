import type { Language, Wording } from '../text.ts'

/** How a text beside a figure is written in `law`, then in each language. */
const heads: readonly (readonly [RegExp, ...Wording])[] = [
  [/code du travail art\./gi, 'C. trav., art.', 'Labour Code, art.'],
  [/\bCSS art\./g, 'CSS, art.', 'Social Security Code, art.'],
  [/\bCGI art\./g, 'CGI, art.', 'Tax Code, art.'],
  [/C\. mon\. fin\. art\./g, 'C. mon. fin., art.', 'Monetary and Financial Code, art.'],
]

/** The words of these texts, longest first. */
const english: readonly (readonly [RegExp, string])[] = [
  [/Arrêté de l’/g, 'Order of '],
  [/Arrêté du /g, 'Order of '],
  [/Arrêté/g, 'Order'],
  [/Décret du /g, 'Decree of '],
  [/Décret /g, 'Decree no. '],
  [/Ordonnance /g, 'Ordinance no. '],
  [/modifiée par la loi /g, 'amended by Law no. '],
  [/loi de finances pour /g, 'Finance Act for '],
  [/loi PACTE/g, 'PACTE Act'],
  [/\bloi /gi, 'Law no. '],
  [/TMOP du 1er semestre /g, 'TMOP of the first half of '],
  [/TMOP du 2e semestre /g, 'TMOP of the second half of '],
  [/à retenir pour /g, 'to use as '],
  [/revenus de (\d{4}) et suivants/g, 'income of $1 and after'],
  [/revenus de /g, 'income of '],
  [/expérimentation de cinq ans/g, 'five-year trial'],
  [/\(JO du /g, '(Official Journal of '],
  [/non vérifié/g, 'not verified'],
  [/maintenu/g, 'kept'],
  [/dernier al\./g, 'last para.'],
  [/\bal\. /g, 'para. '],
  [/ et /g, ' and '],
  [/ du (?=\d)/g, ' of '],
]

/** The text a figure comes from, as its reader names it: « C. trav., art. L3314-8 », “Order of 22/12/2025”. */
export function textNamed(text: string, language: Language): string {
  const named = heads.reduce((said, [written, fr, en]) => said.replace(written, { fr, en }[language]), text)
  return language === 'fr'
    ? named
    : english.reduce((said, [written, word]) => said.replace(written, word), named)
}
