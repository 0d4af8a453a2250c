import type { Day } from '@moisson/law/calendar'
import { inEach, languages, say, type InEach, type Language, type Text } from '@moisson/law/text'
import { documentTypeNames } from '../document/document-types.ts'
import type { DocumentType, OwnPaperKind } from '../vocabulary.ts'

interface Told {
  title: Text
  /** What it is for, in one line. */
  purpose: Text
}

/** What each paper of the person is. */
export const ownPaperTold: Record<Exclude<OwnPaperKind, 'document'>, Told> = {
  notice: {
    title: say('Fiche individuelle', 'Individual notice'),
    purpose: say(
      'Votre montant, son calcul et vos droits, à part du bulletin de paie.',
      'Your amount, how it was computed and your rights, apart from the payslip.',
    ),
  },
  receipt: {
    title: say('Reçu de votre choix', 'Receipt of your choice'),
    purpose: say('Prouve ce que vous avez choisi, et quand.', 'Proves what you chose, and when.'),
  },
  signed: {
    title: say('Votre réponse sur papier', 'Your answer on paper'),
    purpose: say('Le papier que vous avez signé, tel qu’il a été reçu.', 'The paper you signed, as it came.'),
  },
  statement: {
    title: say('État récapitulatif', 'Summary statement'),
    purpose: say(
      'Vos sommes placées, quand elles sont libres et qui les tient, à ce jour.',
      'What you have invested, when it is free and who keeps it, as of today.',
    ),
  },
}

/** What a receipt is called: its paper stays in the language it was written in, whoever reads the screen. */
export const receiptTitle = (written: Language): Text =>
  inEach((language) => `${receiptOfChoice[language]}${inLanguage[written][language]}`)
const receiptOfChoice = say('Reçu de votre choix', 'Receipt of your choice')
const inLanguage: InEach<Text> = {
  fr: { fr: '', en: ' (in French)' },
  en: { fr: ' (en anglais)', en: '' },
}

/** A receipt that another one took the place of. */
export const replacedReceipt: Text = say(
  'Ne compte plus\u00a0: remplacé par un autre choix, ou montant corrigé depuis. Gardé comme trace.',
  'No longer counts: replaced by another choice, or the amount was corrected since. Kept as a trace.',
)

/**
 * Of the company’s papers, those that may be meant for all its people, and what each is for. Whatever its visibility, a
 * paper about one person or about the company’s money is not theirs to read.
 */
export const sharedPaperPurposes: Partial<Record<DocumentType, Text>> = {
  interessement_agreement: say(
    'Comment l’intéressement se calcule et se partage.',
    'How intéressement is computed and shared.',
  ),
  interessement_amendment: say(
    'Ce qui a changé dans l’accord d’intéressement.',
    'What changed in the intéressement agreement.',
  ),
  interessement_due: say(
    'Comment l’intéressement se calcule et se partage, par décision de l’entreprise.',
    'How intéressement is computed and shared, as the company decided.',
  ),
  participation_agreement: say(
    'Comment la participation se calcule, se partage et se place.',
    'How participation is computed, shared and invested.',
  ),
  pee_rules: say(
    'Les règles du plan\u00a0: versements, abondement, blocage, frais.',
    'The rules of the plan: payments, matching, lock-up, fees.',
  ),
  percol_rules: say(
    'Les règles du plan de retraite\u00a0: versements, abondement, sortie, frais.',
    'The rules of the retirement plan: payments, matching, exit, fees.',
  ),
  ppv_decision: say('Qui reçoit la prime, combien et quand.', 'Who receives the bonus, how much and when.'),
  savings_booklet: say(
    'Tous les dispositifs d’épargne salariale de l’entreprise.',
    'All the employee-savings schemes of the company.',
  ),
  plan_sheet: say('L’essentiel d’un plan, en une page ou deux.', 'A plan in a page or two.'),
  information_note: say(
    'L’accord expliqué\u00a0: calcul, partage, placement.',
    'The agreement explained: computation, sharing, placement.',
  ),
  fund_dic: say(
    'Ce que le fonds achète, son risque et ses frais.',
    'What the fund buys, its risk and its fees.',
  ),
  other: say(
    'Un papier que l’entreprise a choisi de vous montrer.',
    'A paper the company chose to show you.',
  ),
}
export const sharedPaperTypes = Object.keys(sharedPaperPurposes) as DocumentType[]

/** What a paper of the company is called and what it is for; its own title where that says more than its type. */
export function sharedPaperTold(type: DocumentType, title: string): Told & { about: string | null } {
  const name = documentTypeNames[type]
  const same = languages.some((language) => name[language].toLowerCase() === title.trim().toLowerCase())
  return {
    title: name,
    purpose: sharedPaperPurposes[type] ?? sharedPaperPurposes.other!,
    about: same ? null : title,
  }
}

/** The longest a part of a name may be: with day, company and ending it stays within what every system unpacks. */
const LONGEST_PART = 60

/**
 * The name of its file, in French, in the order of days: `2026-05-12 Fiche individuelle - Intéressement 2025 - Vergers.pdf`.
 * `ending` is without its dot.
 */
export function ownPaperFile(
  { on, title, about, company }: { on: Day; title: Text; about: string | null; company: string },
  ending: string,
): string {
  const parts = [title.fr, about, company].flatMap((part) => (part === null ? [] : [inFileName(part)]))
  return `${on} ${parts.join(' - ')}.${ending}`
}

/** Without what some system refuses in a name. */
const inFileName = (part: string): string =>
  part
    .replaceAll(/[<>:"/\\|?*\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_PART)
    .replace(/[\s.]+$/, '')

/** The same names with a rank after those that came before, as a folder asks. */
export function apart(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const key = name.toLowerCase()
    const rank = (seen.get(key) ?? 0) + 1
    seen.set(key, rank)
    return rank === 1 ? name : name.replace(/(\.\w+)?$/, ` (${rank})$1`)
  })
}
