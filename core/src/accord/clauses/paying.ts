import { headingOf } from '@moisson/law/legal-points'
import { articlesOf } from '@moisson/law/scheme-points'
import { delayIn } from '@moisson/law/delays'

import { endOfMonthAfter } from '@moisson/law/calendar'
import { lateInterestMultiple } from '@moisson/law/parameters/limits'
import { crdsRate, csgRate } from '@moisson/law/parameters/social-levies'
import { forfaitSocialRate } from '@moisson/law/parameters/forfait-social-rates'
import { decimal } from '@moisson/law/rational'
import { numberIn } from '@moisson/law/formula/wording'
import type { Block, ClauseWriter, Writing } from '../content.ts'
import { paragraph, points } from '../content.ts'
import type { SavingsPlan } from '../given-answers.ts'
import { legalMonths } from '../legal-months.ts'
import { lateConclusionOf } from '../conclusion-warnings.ts'
import { counted, day, inLetters, lostIn, ordinal } from '../french-wording.ts'
import { listed } from '@moisson/law/words/list'

/** How the money reaches people: dates, advances, choice, levies. */
export const payingClauses: ClauseWriter[] = [
  {
    code: 'payment',
    title: 'Versement : date limite et intérêts de retard',
    kind: 'M',
    locked: true,
    why: {
      fr: 'La loi fixe la date limite de versement et l’intérêt dû en cas de retard.',
      en: 'The law sets the last day to pay and the interest due when late.',
    },
    articles: articlesOf('payment', 'late_interest', 'mandatory_clauses'),
    write: paymentOf,
  },
  {
    code: 'advances',
    title: 'Avances',
    kind: 'C',
    locked: true,
    why: {
      fr: 'L’accord permet des avances : la loi demande l’accord de chacun et règle le trop-perçu.',
      en: 'The agreement allows advances: the law asks for each person’s consent and settles what was overpaid.',
    },
    articles: articlesOf('advances', 'advance_rhythm', 'advance_deduction'),
    when: ({ advances }) => advances.allowed,
    write: ({ accord }) => [
      paragraph(
        `${accord.duration.period_months === 12 ? 'En cours d’exercice' : 'Avant la fin d’une période de calcul'}, l’entreprise peut verser des avances sur les sommes à venir, au plus une fois ${accord.advances.every_months === 12 ? 'par an' : `tous les ${counted(accord.advances.every_months, 'mois', 'mois')}`}.`,
      ),
      paragraph(
        `Chaque avance suppose l’accord exprès du bénéficiaire, informé par écrit du montant proposé, de la possibilité de le percevoir ou de le placer, du délai pour répondre et des règles de reversement. Il dispose de ${counted(accord.choice.response_days, 'jour')} pour répondre à compter de cette information ; son silence vaut refus. Une fiche distincte du bulletin de paie accompagne chaque avance.`,
      ),
      paragraph(
        'Si les droits définitifs sont inférieurs aux avances reçues, le trop-perçu est reversé par retenues successives, chacune dans la limite du dixième du salaire exigible. L’avance déjà placée sur un plan d’épargne y demeure : le trop-perçu y est alors traité comme un versement volontaire, sans ouvrir droit aux exonérations ni à un déblocage anticipé.',
      ),
    ],
  },
  {
    code: 'choice',
    title: 'Choix du bénéficiaire et affectation par défaut',
    kind: 'C',
    locked: true,
    why: {
      fr: `Un plan d’épargne existe : chacun choisit en ${delayIn('reply', 'fr')} au moins, et le texte dit ce que devient la somme sans réponse.`,
      en: `A savings plan exists: each person chooses within ${delayIn('reply', 'en')} at least, and the text says what becomes of the sum without an answer.`,
    },
    articles: articlesOf('placing', 'reply', 'default_fund'),
    when: ({ choice }) => choice.plans.length > 0,
    write: choiceOf,
  },
  {
    code: 'tax',
    title: 'Régime social et fiscal',
    kind: 'U',
    locked: true,
    why: {
      fr: 'Dit ce qui est retenu, ce que l’entreprise doit, et ce que le placement exonère, aux taux du jour de la conclusion.',
      en: 'Says what is withheld, what the company owes and what placing exempts, at the rates of the day of conclusion.',
    },
    articles: articlesOf('no_substitution', 'tax_of_company', 'placing', 'csg', 'forfait_social'),
    write: taxOf,
  },
]

export const planNames: Record<SavingsPlan, string> = {
  PEE: 'plan d’épargne d’entreprise (PEE)',
  PEG: 'plan d’épargne de groupe (PEG)',
  PEI: 'plan d’épargne interentreprises (PEI)',
  PERCOL: 'plan d’épargne retraite d’entreprise collectif (PER COL)',
}

function paymentOf({ accord, has, article }: Writing): Block[] {
  const { period_months, first_period } = accord.duration
  const months = accord.payment.months_after_closing
  const most = legalMonths(period_months)
  const multiple = lateInterestMultiple.on(first_period.end)
  const ended = period_months === 12 ? 'la clôture de l’exercice' : 'la fin de la période de calcul'
  return [
    paragraph(
      `Les sommes dues sont versées aux bénéficiaires${has('choice') ? ', ou transférées sur le plan d’épargne qu’ils ont choisi,' : ''} au plus tard le dernier jour du ${ordinal(months)} mois suivant ${ended}. Pour la première période, cette date est le ${day(endOfMonthAfter(first_period.end, months))}.`,
    ),
    paragraph(
      `${months < most ? `Au-delà du dernier jour du ${ordinal(most)} mois suivant ${ended}, date limite légale` : 'Passé cette date'}, les sommes produisent de plein droit un intérêt calculé au taux légal, égal à ${numberIn(decimal(multiple.value), 'fr')} fois le taux moyen de rendement des obligations des sociétés privées publié pour le semestre. Cet intérêt est versé en même temps que le principal, à la charge de l’entreprise${has('choice') ? ', et suit la même destination' : ''}.`,
    ),
    ...accord.duration.part_periods.map(({ part, period_months: own }) =>
      paragraph(
        `Les sommes issues de la part « ${part} », calculée par période de ${counted(own, 'mois', 'mois')}, sont versées au plus tard le dernier jour du ${ordinal(legalMonths(own))} mois qui suit la fin de chacune de ses périodes ; l’intérêt de retard court à compter de cette date.`,
      ),
    ),
    ...(has('choice')
      ? [paragraph(`Le choix de chacun s’exerce dans les conditions prévues à ${article('choice')}.`)]
      : [
          paragraph(
            'L’entreprise ne disposant d’aucun plan d’épargne salariale, les sommes sont versées directement aux bénéficiaires. Si un plan était mis en place en cours d’application, ils seraient informés de la faculté d’y affecter tout ou partie de leurs droits.',
          ),
        ]),
  ]
}

function choiceOf({ accord }: Writing): Block[] {
  const { plans, response_days, presumption_days, default_fund } = accord.choice
  const placed = accord.choice.default
  const options = [
    'percevoir immédiatement tout ou partie de la somme, qui est alors imposable',
    ...plans.map((plan) => `affecter tout ou partie de la somme au ${planNames[plan]}`),
  ]
  const channel = accord.information.electronic
    ? 'par voie électronique, sauf s’il s’y est opposé, ou à défaut par courrier'
    : 'par remise en main propre ou par courrier'
  return [
    paragraph('Chaque bénéficiaire peut, en tout ou partie :'),
    points(options.map((one, i) => `${one}${i === options.length - 1 ? '.' : ' ;'}`)),
    paragraph(
      `Il est informé ${channel}, du montant qui lui est attribué, de celui dont il peut demander le versement, du délai pour répondre et de l’affectation qui serait donnée à la somme dans le silence.`,
    ),
    paragraph(
      presumption_days === 0
        ? `Il est réputé informé le jour de l’envoi. Il dispose de ${counted(response_days, 'jour')} à compter du lendemain de cette date pour faire connaître son choix.`
        : `Il est réputé informé ${counted(presumption_days, 'jour')} après l’envoi, ou dès qu’il a pris connaissance de l’information s’il l’a fait plus tôt. Il dispose de ${counted(response_days, 'jour')} à compter du lendemain de cette date pour faire connaître son choix, le dernier jour jusqu’à minuit, heure de Paris.`,
    ),
    paragraph(
      placed === 'immediate_payment'
        ? 'Sans réponse dans ce délai, la somme est versée au bénéficiaire.'
        : `Sans réponse dans ce délai, la somme est affectée en totalité au ${planNames[placed]}, ${default_fund ? `sur le support « ${default_fund} »` : 'sur le support présentant le profil de risque le plus faible que prévoit son règlement'}. Lorsque la réponse ne porte que sur une partie de la somme, le reste suit cette même affectation.`,
    ),
    paragraph(
      `Les sommes placées sont bloquées dans les conditions du règlement du plan : ${listed(
        [
          ...(plans.some((plan) => plan !== 'PERCOL')
            ? [`${delayIn('savings_lock', 'fr')} sur un plan d’épargne`]
            : []),
          ...(plans.includes('PERCOL') ? ['jusqu’à la retraite sur le PER COL'] : []),
        ],
        'fr',
      )}, sauf les cas de déblocage anticipé que prévoit la loi (${listed(releasesCited(plans), 'fr')}).`,
    ),
  ]
}

/** The articles that list the cases of early release, of the plans the text offers. */
const releasesCited = (plans: readonly SavingsPlan[]): string[] => [
  ...(plans.some((plan) => plan !== 'PERCOL') ? [headingOf('releases_savings')] : []),
  ...(plans.includes('PERCOL') ? [headingOf('releases_percol')] : []),
]

function taxOf({ accord }: Writing): Block[] {
  const on = accord.duration.first_period.end
  const figure = (value: number) => `${numberIn(decimal(value), 'fr')} %`
  const { headcount, bound_at_250 } = accord.company
  const due = bound_at_250
  const rate_ = forfaitSocialRate.on(on)
  const late = lateConclusionOf(accord)
  const exempt =
    late === null
      ? `les sommes attribuées sont exonérées des cotisations de sécurité sociale, dès lors que ${accord.conclusion.mode.startsWith('unilateral') ? 'la décision est déposée' : 'l’accord est déposé'} dans le délai, que l’intéressement reste collectif, aléatoire et dans les plafonds de la loi, et qu’il ne se substitue à aucun élément de rémunération. Elles supportent`
      : `et parce que sa conclusion, le ${day(late.signed)}, est postérieure au ${day(late.last)}, les sommes attribuées ne sont pas exonérées des cotisations de sécurité sociale ${lostIn(accord, late.lost)} : elles y sont soumises comme un salaire. Celles des périodes de calcul ouvertes après le dépôt en sont exonérées ; elles supportent`
  return [
    paragraph(
      `Au jour où ${accord.conclusion.mode.startsWith('unilateral') ? 'la présente décision est prise' : 'le présent accord est conclu'}, ${exempt} la contribution sociale généralisée au taux de ${figure(csgRate.on(on).value)} et la contribution au remboursement de la dette sociale au taux de ${figure(crdsRate.on(on).value)}, sans abattement, retenues sur le montant brut.`,
    ),
    paragraph(
      due
        ? `L’entreprise, dont l’effectif atteint 250 salariés au sens de la loi, acquitte en outre le forfait social au taux de ${figure(rate_.value)}.`
        : headcount !== null && headcount >= 250
          ? `L’entreprise, qui emploie ${numberIn(decimal(Math.floor(headcount)), 'fr')} salariés, acquitte le forfait social, au taux en vigueur, dès lors que son effectif a atteint 250 salariés pendant cinq années civiles consécutives ; il n’est pas dû avant.`
          : `Le forfait social n’est pas dû tant que l’entreprise${headcount === null ? '' : `, qui emploie ${headcount < 60 ? inLetters(Math.floor(headcount)) : numberIn(decimal(Math.floor(headcount)), 'fr')} ${headcount >= 2 ? 'salariés' : 'salarié'},`} n’a pas atteint 250 salariés pendant cinq années civiles consécutives. Au-delà, il est acquitté par l’entreprise au taux en vigueur.`,
    ),
    paragraph(
      `La somme versée immédiatement est soumise à l’impôt sur le revenu.${
        accord.choice.plans.length === 0
          ? ''
          : ` La somme affectée à un plan d’épargne dans les délais en est exonérée, dans la limite du plafond individuel fixé par la loi${late === null ? '' : `, sauf ${lostIn(accord, late.lost)}`}.`
      }`,
    ),
    paragraph(
      'Ces règles s’appliquent telles qu’elles sont modifiées par la loi ; leur évolution ne remet pas en cause les autres clauses.',
    ),
  ]
}
