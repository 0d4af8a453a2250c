import type { Article } from './article.ts'
import { codeDuTravail, decree } from './article.ts'
import type { ChoiceKind } from './default-choice.ts'
import type { Text } from './text.ts'

export type NoticeItem = {
  readonly code: string
  readonly label: Text
  /** True when it is owed only in the case named (sums placed, advances received). */
  readonly when?: 'placed' | 'advances'
}
export type NoticeContent = { readonly articles: readonly Article[]; readonly items: readonly NoticeItem[] }

const item = (code: string, fr: string, en: string, when?: NoticeItem['when']): NoticeItem => ({
  code,
  label: { fr, en },
  ...(when === undefined ? {} : { when }),
})

const rights = item('own_rights', 'le montant des droits de la personne', 'the person’s own rights')
const advances = item(
  'advances',
  'les avances reçues et le solde',
  'the advances received and the balance',
  'advances',
)
const levies = item('csg_crds', 'la retenue de CSG et de CRDS', 'the CSG and CRDS withheld')
const release = item('release_cases', 'les cas de déblocage anticipé', 'the early-release cases', 'placed')
const rulesAnnex = item(
  'rules_annex',
  'en annexe, les règles de calcul et de répartition',
  'annexed, the rules of calculation and allocation',
)

/** What the individual notice, apart from the payslip, must contain. */
export const noticeContent: Record<ChoiceKind, NoticeContent> = {
  interessement: {
    articles: [codeDuTravail('D3313-9')],
    items: [
      item('global_amount', 'le montant global de l’intéressement', 'the global amount of the intéressement'),
      item('average_amount', 'le montant moyen perçu', 'the average amount'),
      rights,
      advances,
      levies,
      item(
        'lock_up',
        'la fin du blocage des sommes placées',
        'the end of the lock-up of the sums placed',
        'placed',
      ),
      release,
      item('default', 'l’affectation par défaut', 'the default allocation'),
      rulesAnnex,
    ],
  },
  participation: {
    articles: [codeDuTravail('D3323-16')],
    items: [
      item(
        'reserve',
        'le montant de la réserve spéciale de participation',
        'the amount of the participation reserve',
      ),
      rights,
      advances,
      levies,
      item('keeper', 'l’organisme qui gère les droits', 'the account keeper', 'placed'),
      item(
        'availability',
        'la date à laquelle les droits sont disponibles',
        'the availability date',
        'placed',
      ),
      release,
      item('default', 'l’affectation par défaut au PER COL', 'the default allocation to the PER COL'),
      rulesAnnex,
    ],
  },
  ppv: {
    articles: [decree('2024-644 art. 1')],
    items: [
      item('amount', 'le montant de la prime', 'the amount of the bonus'),
      levies,
      item('placing', 'la possibilité de placer la prime', 'the possibility to place the bonus'),
      item('delay', 'le délai pour le demander', 'the time to ask for it'),
      item(
        'lock_up',
        'le blocage et les cas de déblocage anticipé',
        'the lock-up and the early-release cases',
      ),
    ],
  },
}

export type NoticeFacts = { readonly placed_possible: boolean; readonly advances_paid: boolean }

/** The items a notice still lacks, given what it contains. */
export function missingFromNotice(
  kind: ChoiceKind,
  present: ReadonlySet<string>,
  facts: NoticeFacts,
): NoticeItem[] {
  const owed = ({ when }: NoticeItem) =>
    when === undefined || (when === 'placed' ? facts.placed_possible : facts.advances_paid)
  return noticeContent[kind].items.filter((one) => owed(one) && !present.has(one.code))
}
