import type { Day } from '@moisson/law/calendar'
import { delayIn } from '@moisson/law/delays'
import { sourceIn as sourceOfPoint, type LegalPoint } from '@moisson/law/legal-points'
import { releaseOnceHappened, releasesOf } from '@moisson/law/release-events'
import { type SchemePoint, sourceOf as sourceOfScheme } from '@moisson/law/scheme-points'
import type { Language } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { percent } from '@moisson/law/words/figures'
import { listed } from '@moisson/law/words/list'
import type { PlanKind } from '../vocabulary.ts'
import { managedSpans } from './managed-spans.ts'
import type { ManagedStep } from './managed-steps.ts'
import { planKindNames } from './plan-fields.ts'
import { feesSentence } from './plan-keeping.ts'

/** An agreement in force, as its record says. */
export interface SchemeFacts {
  title: string
  start: Day | null
  end: Day | null
  is_example: boolean
}
/** A plan as it counts on the day of the paper. */
export interface PlanFacts {
  company: string
  kind: PlanKind
  name: string
  inter_company: boolean
  is_example: boolean
  /** The matching in words, as the plan shows it. */
  matching: string
  funds: readonly { name: string; sri: number; recurring_cost_bps: number; by_default: boolean }[]
  managed: boolean
  managed_steps: readonly ManagedStep[]
  keeper: string | null
  contract: string | null
  fees_after_departure: 'company' | 'holder' | null
  fees_per_year_cents: number | null
  rules: string | null
}
/** What the booklet given on hiring says: what stands in the company, nothing about anybody. */
export interface BookletFacts {
  company: string
  interessement: SchemeFacts | null
  participation: SchemeFacts | null
  plans: readonly PlanFacts[]
}
export interface PaperSection {
  title: string
  sentences: string[]
}

// On paper the short name of a code is not cut at the end of a line.
const uncut = (source: string): string => source.replaceAll('C. trav.', 'C.\u00a0trav.')
const sourceIn = (point: LegalPoint, language: Language): string => uncut(sourceOfPoint(point, language))
const sourceOf = (language: Language, ...points: readonly SchemePoint[]): string =>
  uncut(sourceOfScheme(language, ...points))

const example = 'Exemple de la démonstration, que personne n’a décidé.'

/** « PEE », « PER COL », and their inter-company forms. */
export const planShortName = ({ kind, inter_company }: Pick<PlanFacts, 'kind' | 'inter_company'>): string =>
  kind === 'pee' ? (inter_company ? 'PEI' : 'PEE') : inter_company ? 'PER\u00a0COL\u00a0I' : 'PER\u00a0COL'

const planTitle = ({ kind, inter_company }: PlanFacts): string =>
  planKindNames[kind][inter_company ? 'inter' : 'own'].fr

function schemeSentences({ title, start, end, is_example }: SchemeFacts): string[] {
  const from = start === null ? '' : `, à compter du ${mediumDay(start, 'fr')}`
  const until = end === null ? '' : ` jusqu’au ${mediumDay(end, 'fr')}`
  return [...(is_example ? [example] : []), `Texte en vigueur\u00a0: ${title}${from}${until}.`]
}

const lockSentence = ({ kind }: PlanFacts): string =>
  kind === 'pee'
    ? `Les sommes placées sont bloquées ${delayIn('savings_lock', 'fr')}, à compter de l’achat des parts (${sourceOf('fr', 'savings_lock')}) ou, pour la participation, de l’ouverture des droits (${sourceOf('fr', 'participation_lock')}), sauf les cas de déblocage anticipé.`
    : `Les sommes placées sont bloquées jusqu’à la retraite (${sourceOf('fr', 'retirement_lock')}), sauf les cas de déblocage anticipé.`

/** The booklet of employee savings, in the order of R3341-5. */
export function bookletOf(facts: BookletFacts): PaperSection[] {
  const { interessement, participation, plans } = facts
  const percol = plans.find(({ kind }) => kind === 'percol')
  return [
    {
      title: 'À quoi sert ce livret',
      sentences: [
        `Il présente les dispositifs d’épargne salariale en place chez ${facts.company}. Il est remis à chaque salarié à la conclusion de son contrat de travail et porté à la connaissance des représentants du personnel (${sourceOf('fr', 'booklet_on_hiring')}).`,
      ],
    },
    ...(interessement
      ? [
          {
            title: 'L’intéressement',
            sentences: [
              ...schemeSentences(interessement),
              `Une prime collective, liée aux résultats ou aux performances de l’entreprise (${sourceOf('fr', 'interessement')}). Son calcul est aléatoire\u00a0: elle peut être nulle. La note d’information dit comment elle se calcule et se répartit (${sourceOf('fr', 'note_to_all')}).`,
            ],
          },
        ]
      : []),
    ...(participation
      ? [
          {
            title: 'La participation',
            sentences: [
              ...schemeSentences(participation),
              `Une part des bénéfices de l’entreprise, mise en réserve pour ses salariés (${sourceOf('fr', 'participation')}).`,
              `Le livret comporte, le cas échéant, une attestation de la nature et du montant des droits liés à la réserve, et de la date à laquelle seront répartis ceux de l’exercice en cours (${sourceOf('fr', 'booklet_content')}).`,
            ],
          },
        ]
      : []),
    ...plans.map((plan) => ({
      title: `${planTitle(plan)} (${planShortName(plan)})`,
      sentences: [
        ...(plan.is_example ? [example] : []),
        `${plan.name === planTitle(plan) ? '' : `${plan.name}. `}${lockSentence(plan)}`,
        plan.matching,
        `Sa fiche en dit plus\u00a0: supports de placement, cas de déblocage, frais.`,
      ],
    })),
    ...(participation && percol
      ? [
          {
            title: 'Si vous ne répondez pas',
            sentences: [
              `Sans réponse de votre part, la moitié de votre participation, dans la limite de la formule de la loi, est placée sur le ${planShortName(percol)}, où l’allocation réduit peu à peu les risques\u00a0; le reste suit l’accord (${sourceIn('participation_silence', 'fr')}).`,
            ],
          },
        ]
      : []),
    {
      title: 'Quand vous quitterez l’entreprise',
      sentences: [
        `Un état récapitulatif vous est remis\u00a0: toutes vos sommes et parts, celles qui sont disponibles et celles qui ne le sont pas encore, et à quelles échéances. Il s’insère dans ce livret (${sourceOf('fr', 'booklet_on_leaving')}).`,
        ...new Set(plans.map((plan) => feesSentence(plan).fr)),
        `Donnez votre adresse en partant et signalez qu’elle change (${sourceOf('fr', 'address_on_leaving')}).`,
      ],
    },
  ]
}

/** The grid of a managed option, a line a step: the part of low risk of each profile. */
function gridSentences(steps: readonly ManagedStep[]): string[] {
  const spans = managedSpans(steps)
  const part = (bps: number) => percent(bps, 'fr')
  return steps.length === 0
    ? []
    : [
        'Part gardée à faible risque selon les années qui restent avant le départ, par profil\u00a0:',
        ...steps.map(
          (step, place) =>
            `–\u00a0${spans[place]?.fr}\u00a0: ${part(step.prudent_bps)} (prudent), ${part(step.balanced_bps)} (équilibre), ${part(step.dynamic_bps)} (dynamique)${place === steps.length - 1 ? '.' : '\u00a0;'}`,
        ),
      ]
}

/** One plan on a page or two. */
export function planSheetOf(plan: PlanFacts): PaperSection[] {
  const legal = plan.kind === 'pee' ? 'PEE' : 'PERCOL'
  const byDefault = plan.funds
    .filter(({ by_default }) => by_default)
    .map(({ name }) => `«\u00a0${name}\u00a0»`)
  return [
    {
      title: 'En bref',
      sentences: [
        ...(plan.is_example ? [example] : []),
        lockSentence(plan),
        plan.keeper === null
          ? 'Le règlement du plan dit qui tient votre compte.'
          : `Votre compte est tenu par ${plan.keeper}${plan.contract ? `, contrat ${plan.contract}` : ''}.`,
      ],
    },
    {
      title: 'Ce que l’entreprise ajoute',
      sentences: [
        plan.matching,
        `La loi borne ce qu’elle ajoute (${sourceIn(plan.kind === 'pee' ? 'pee_matching_ceiling' : 'percol_matching_ceiling', 'fr')}).`,
      ],
    },
    {
      title: 'Où va votre argent',
      sentences: [
        ...plan.funds.map(
          ({ name, sri, recurring_cost_bps }) =>
            `${name}\u00a0: risque ${sri} sur 7, frais courants ${percent(recurring_cost_bps, 'fr')} par an.`,
        ),
        ...(byDefault.length > 0 && !plan.managed
          ? [`À défaut de choix\u00a0: ${listed(byDefault, 'fr')}.`]
          : []),
        ...(plan.managed
          ? [
              `Une gestion pilotée est proposée\u00a0: l’épargne se déplace vers des placements moins risqués quand la retraite approche. ${plan.kind === 'pee' ? '' : `Sans choix contraire et exprès de votre part, vos versements la suivent, selon le profil équilibre (${sourceOf('fr', 'managed_by_default')}).`}`.trim(),
              ...gridSentences(plan.managed_steps),
            ]
          : []),
        'Un placement peut perdre de sa valeur. Le document d’informations clés de chaque fonds dit ses risques et ses frais.',
      ],
    },
    { title: 'Si vous quittez l’entreprise', sentences: [feesSentence(plan).fr] },
    {
      title: 'Le texte qui fait foi',
      sentences: [
        `${plan.rules === null ? 'Le règlement du plan' : `Le règlement du plan («\u00a0${plan.rules}\u00a0»)`} fait seul foi. Il dit comment vous êtes informé et aidé à décider (${sourceOf('fr', 'plan_explained')}).`,
      ],
    },
    {
      title: 'Quand le reprendre avant l’heure',
      sentences: [
        `${releaseOnceHappened.fr} Les cas (${sourceIn(legal === 'PEE' ? 'releases_savings' : 'releases_percol', 'fr')})\u00a0:`,
        ...releasesOf(legal).map(
          ({ label, months }) =>
            `–\u00a0${label.fr}${months === null || legal === 'PERCOL' ? '' : `, à demander dans les ${months} mois`}\u00a0;`,
        ),
      ].map((sentence, place, all) =>
        place === all.length - 1 ? sentence.replace(/\u00a0;$/, '.') : sentence,
      ),
    },
  ]
}
