import type { DocumentType } from '../vocabulary.ts'

/** The words that give a paper away, the more telling first. */
const signs: readonly [RegExp, DocumentType][] = [
  [/recepisse|teleaccords?|recepice/, 'filing_receipt'],
  [/observations? (de l )?urssaf|urssaf.*(observation|retrait|lettre)|lettre urssaf/, 'urssaf_notice'],
  [/emargement|liste (des )?signatures?/, 'signature_list'],
  [/carence/, 'election_failure_minutes'],
  [/desaccord/, 'disagreement_minutes'],
  [/ratification|referendum|deux tiers|2 3/, 'ratification_minutes'],
  [/demande conjointe/, 'joint_request'],
  [/absence (de |d )?(cse|interlocuteur|delegue|representant|ds)/, 'absence_statement'],
  [/mandat.*sepa|sepa/, 'sepa_mandate'],
  [/mandat|designation.*(delegue|ds)/, 'negotiation_mandate'],
  [
    /tenue de comptes?|teneur de comptes?.*(convention|contrat)|(convention|contrat).*teneur/,
    'account_keeping_contract',
  ],
  [/(preuve|ordre|avis|justificatif) (de |du )?(paiement|virement|versement)/, 'payment_proof'],
  [/export.*paie|paie.*export/, 'payroll_export'],
  [/export.*(teneur|groupama)|groupama/, 'account_keeper_export'],
  [/attestation (de |du )?calcul/, 'calculation_certificate'],
  [/avenant/, 'interessement_amendment'],
  [/accord.*participation|participation.*accord/, 'participation_agreement'],
  [
    /(decision unilaterale|^due | due ).*(ppv|partage de la valeur)|\bppv\b|partage de la valeur/,
    'ppv_decision',
  ],
  [/per ?col\b|perco\b|pereco/, 'percol_rules'],
  [/\bpee\b|plan d epargne entreprise|plan d epargne d entreprise/, 'pee_rules'],
  [/decision unilaterale|\bdue\b/, 'interessement_due'],
  [/livret/, 'savings_booklet'],
  [/fiche individuelle/, 'individual_sheet'],
  [/note d information|note information|notice/, 'information_note'],
  [/k ?bis/, 'kbis'],
  [/liasse|cerfa 20[35]\d|tax return/, 'tax_return'],
  [/bilan|comptes? annuels?|compte de resultat|plaquette/, 'financial_statements'],
  [/\bdici?\b|informations? cles?/, 'fund_dic'],
  [/affiche|presentation|communication|diaporama/, 'communication'],
  [/\b(pv|proces verbal)\b.*\bcse\b|\bcse\b.*\b(pv|proces verbal|reunion|seance)\b/, 'cse_minutes'],
  [/accord|interessement|agreement/, 'interessement_agreement'],
]

/** The type of a paper from the name of its file: `Accord signé 2026.pdf` is an agreement. */
export function guessType(fileName: string): DocumentType {
  const words = ` ${fileName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `
  return signs.find(([sign]) => sign.test(words))?.[1] ?? 'other'
}

/** Papers that mean nothing before they are signed. */
const toSign: readonly DocumentType[] = [
  'interessement_agreement',
  'interessement_amendment',
  'interessement_due',
  'participation_agreement',
]

/** The status of a paper from the name of its file: signed when it says so, to sign when it is an agreement. */
export function guessStatus(fileName: string, type: DocumentType): 'draft' | 'to_sign' | 'signed' | 'active' {
  const words = fileName.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (/brouillon|projet|draft/.test(words)) return 'draft'
  if (/sign(e|ee|ed|ature)s?(?![a-z])/.test(words) && !/a[\s_-]*signer|non[\s_-]*signe/.test(words))
    return 'signed'
  return toSign.includes(type) ? 'to_sign' : 'active'
}

/** The exercice a file name speaks of: the last year written in it that could be one. */
export function guessYear(fileName: string, latest: number): number | null {
  const years = [...fileName.matchAll(/(?<!\d)(20\d\d)(?!\d)/g)]
    .map(([, year]) => Number(year))
    .filter((year) => year >= 2000 && year <= latest)
  return years.at(-1) ?? null
}

/** A title from a file name: without its ending, underscores read as spaces. */
export function titleOf(fileName: string): string {
  const stem = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll('_', ' ')
    .trim()
  return stem.slice(0, 200) || fileName.slice(0, 200)
}
