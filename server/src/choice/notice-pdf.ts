import { headingOf } from '@moisson/law/legal-points'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { likePaySentence } from '@moisson/core/campaign/like-pay'
import { campaignTypeNames } from '@moisson/core/campaign/type-names'
import { peeAvailableOn, recordedConsequence } from '@moisson/core/choice/consequence'
import { defaultLines } from '@moisson/core/choice/default-lines'
import {
  defaultBasis,
  defaultSentence,
  draftSentence,
  percolWithdrawalSentence,
} from '@moisson/core/choice/default-sentence'
import { abondementSentence, isMatched } from '@moisson/core/choice/abondement-sentence'
import { mayPlace, openDestinations, planOf } from '@moisson/core/choice/offer'
import { termsOf } from '@moisson/core/campaign/criterion-words'
import type { CampaignCriterion, FrozenParameter } from '@moisson/core/campaign/frozen-rules'
import type { Criterion } from '@moisson/core/vocabulary'
import { releaseOnceHappened, releasesOf } from '@moisson/law/release-events'
import type { PlanKind } from '@moisson/law/plan-kind'
import { returnSentence, toReturnOf } from '@moisson/core/campaign/advance'
import { averageOf, keepingOf, stepsOf } from './campaign-for-person.ts'
import type { MyFile } from './choosing-file.ts'
import { printPdf } from '../print/print-pdf.ts'
import { euros, percent, percentWritten } from '@moisson/law/words/figures'
import { longDay, shortDay } from '@moisson/law/words/days'
import { longInstant } from '@moisson/law/words/instants'
import { listed } from '@moisson/law/words/list'

type Row = [string, string]
type OfBonus = NonNullable<MyFile['rules']['bonus']>
interface Section {
  title: string
  rows: Row[]
  sentences: string[]
  points: string[]
}

const money = (cents: number) => euros(cents, 'fr')
const section = (title: string, more: Partial<Section>): Section => ({
  title,
  rows: [],
  sentences: [],
  points: [],
  ...more,
})

/** The individual notice (« fiche distincte »), in French as the law wants it; the same bytes for the same facts. */
export async function noticePdf(file: MyFile): Promise<{ name: string; body: Buffer }> {
  const { campaign, enrolment } = file
  const number = enrolment.employee_number ?? enrolment.id.slice(0, 8)
  return {
    name: `fiche-${campaign.type}-${campaign.year}-${number}.pdf`,
    body: await printPdf('notice', noticePage(file)),
  }
}

/** What the notice says: the mentions of D3313-9 or D3323-16 in their order, and the rules of calculation as an annex. */
export function noticePage(file: MyFile): object {
  const { campaign, enrolment, company } = file
  const name = campaignTypeNames[file.offer.type].fr
  const facts = campaignTypeFacts[file.offer.type]
  return {
    language: 'fr',
    title: `${name} ${campaign.year}\u00a0: votre fiche individuelle`,
    subtitle:
      facts.rights_of === 'payment'
        ? `${campaign.name}, versement du ${longDay(file.offer.payment_day, 'fr')}`
        : `${campaign.name}, exercice du ${shortDay(campaign.exercise_start, 'fr')} au ${shortDay(campaign.exercise_end, 'fr')}`,
    issuer: company.legal_name,
    footer: `Fiche distincte du bulletin de paie (${facts.notice}), ${company.legal_name}, SIREN ${company.siren}`,
    words: { page: 'Page' },
    people: [
      ['Bénéficiaire', `${enrolment.first_name} ${enrolment.last_name}`],
      ...(enrolment.employee_number ? [['Matricule', enrolment.employee_number]] : []),
      ['Entreprise', `${company.legal_name} (SIREN ${company.siren})`],
    ],
    sections: [
      amounts(file),
      rights(file),
      ...(file.person.net_cents > 0
        ? [answer(file), silence(file), lockUp(file), ...releases(file)]
        : [nothingDue(file)]),
      annex(file),
    ],
  }
}

function amounts(file: MyFile): Section {
  const { campaign, rules } = file
  if (rules.reserve) return reserveShared(file, rules.reserve.total_cents)
  const { calculation } = campaign
  if (rules.bonus) return bonusDecided(file, rules.bonus)
  if (campaignTypeFacts[campaign.type].envelope === 'each')
    return section('Versement de l’entreprise', {
      rows: [
        ['Montant brut, le même pour tous', money(campaign.each_gross_cents ?? 0)],
        ['Montant global du versement', money(campaign.distributed_gross_cents)],
      ],
    })
  const average = averageOf(calculation)
  const before = rules.shared_before_cents ?? 0
  const shared = campaign.distributed_gross_cents
  const { supplement } = rules
  return section('Montant global et montant moyen', {
    ...(supplement && {
      sentences: [
        `Ce supplément, décidé le ${longDay(supplement.decided_on, 'fr')}, s’ajoute à ce que «\u00a0${supplement.completes}\u00a0» a distribué au titre du même exercice (${headingOf(campaignTypeFacts[campaign.type].points.decision)}).`,
      ],
    }),
    rows: [
      ...(supplement?.reserve_cents == null
        ? []
        : [['Montant de la réserve spéciale de participation', money(supplement.reserve_cents)] as Row]),
      ['Montant global réparti au titre de l’exercice', money(before + shared)],
      ...(before > 0
        ? [[supplement ? 'dont ce supplément' : 'dont réparti par cette campagne', money(shared)] as Row]
        : []),
      ...(average === null
        ? []
        : [['Montant moyen perçu par les bénéficiaires, brut', money(average)] as Row]),
    ],
  })
}

/** Of a bonus of value sharing: its amount, and the act that decided it. */
function bonusDecided({ campaign, enrolment }: MyFile, bonus: OfBonus): Section {
  const act =
    bonus.decided_by === 'agreement'
      ? 'l’accord signé'
      : bonus.decided_by === 'unilateral_decision'
        ? 'la décision de l’employeur signée'
        : null
  return section('Prime de partage de la valeur', {
    rows: [
      ['Montant décidé, brut', money(campaign.each_gross_cents ?? 0)],
      ['Montant de votre prime, brut', money(enrolment.gross_cents)],
    ],
    sentences:
      act && bonus.decided_on
        ? [
            `Cette prime est décidée par ${act} le ${longDay(bonus.decided_on, 'fr')} (${headingOf('value_sharing')}).`,
          ]
        : [],
  })
}

/** Of a participation: the reserve, and what of it is not shared now. */
function reserveShared({ campaign }: MyFile, reserve_cents: number): Section {
  const average = averageOf(campaign.calculation)
  const complement = campaign.complement_gross_cents
  const left = reserve_cents + complement - campaign.distributed_gross_cents
  return section('Réserve spéciale de participation', {
    rows: [
      ['Montant de la réserve spéciale de participation', money(reserve_cents)],
      ...(complement > 0 ? [['Complément versé par l’entreprise', money(complement)] as Row] : []),
      ...(left > 0 ? [['Reste dans la réserve, tous les plafonds étant atteints', money(left)] as Row] : []),
      ...(average === null ? [] : [['Montant moyen des droits attribués, brut', money(average)] as Row]),
    ],
  })
}

function rights(file: MyFile): Section {
  const { enrolment, offer } = file
  const steps = stepsOf(file).flatMap((step): Row[] => {
    const detail = step.detail ? ` (${step.detail.fr})` : ''
    return step.amount_cents === null ? [] : [[`${step.label.fr}${detail}`, money(step.amount_cents)]]
  })
  return section('Vos droits', {
    rows: [
      ...steps.slice(1),
      [
        !campaignTypeFacts[offer.type].cash
          ? 'Montant placé, net'
          : offer.like_pay
            ? 'Solde à recevoir ou à placer, avant cotisations et impôt'
            : 'Solde à recevoir ou à placer, net',
        money(enrolment.due_net_cents),
      ],
    ],
    sentences: [
      ...(offer.like_pay ? [likePaySentence.fr] : []),
      // What the bases were found from has no amount of its own.
      ...stepsOf(file).flatMap(({ label, amount_cents, detail }) =>
        amount_cents === null && detail ? [`${label.fr}\u00a0– ${detail.fr.replace(/\.$/, '')}.`] : [],
      ),
    ],
  })
}

function answer({ campaign, enrolment, offer, person, rules }: MyFile): Section {
  const names = {
    immediate_payment: person.untaxed
      ? 'recevoir cette somme, non imposable'
      : 'recevoir cette somme, immédiatement imposable',
    pee: 'la placer sur le PEE',
    percol: 'la placer sur le PER COL',
  }
  const ways = openDestinations(offer).map((destination) => names[destination])
  const deadline = enrolment.deadline_at
  const { cash } = campaignTypeFacts[offer.type]
  return section('Votre choix', {
    sentences: [
      cash
        ? `Vous pouvez, en tout ou partie, ${listed(ways, 'fr', 'or')}.`
        : 'Cette somme est versée sur votre PER COL\u00a0: vous pouvez choisir ses fonds, ou la gestion pilotée.',
      deadline
        ? `Vous avez jusqu’au ${longInstant(deadline, 'fr')}, heure de Paris, pour répondre. Jusque-là, le dernier choix validé compte.`
        : `Vous avez ${campaign.response_days} jours pour répondre à compter du jour où l’information est réputée reçue.`,
      ...(enrolment.informed_on
        ? [`L’information est réputée reçue le ${longDay(enrolment.informed_on, 'fr')}.`]
        : []),
      `Date de versement ou de placement prévue\u00a0: ${longDay(offer.payment_day, 'fr')}.`,
      ...(cash
        ? rules.plans.map((plan) => `${planName(plan.kind)}\u00a0: ${abondementSentence(plan, person).fr}`)
        : []),
      ...(rules.bonus && !person.untaxed && mayPlace(openDestinations(offer))
        ? [
            `Ce que vous placez dans ce délai n’est pas soumis à l’impôt sur le revenu (${headingOf('value_sharing_twice')}).`,
          ]
        : []),
      draftSentence(offer.draft_policy).fr,
    ],
  })
}

/** Everything was received before: nothing is asked, and what was received above is told. */
function nothingDue({ enrolment }: MyFile): Section {
  const back = toReturnOf(enrolment)
  return section('Votre choix', {
    sentences: [
      'Vous avez déjà reçu en avance tout ce qui vous est dû\u00a0: vous n’avez rien à choisir.',
      ...(back > 0
        ? [
            `Vous avez reçu ${money(back)} de plus que ce qui vous est dû. ${returnSentence(money(back), headingOf('advances')).fr}`,
          ]
        : []),
    ],
  })
}

/** Without a figure of matching: what is left of the year's ceiling may change after this paper is printed. */
function silence({ offer, person }: MyFile): Section {
  const lines = defaultLines(offer, person.net_cents)
  const { lines: placed, estimate } = recordedConsequence(offer, lines, person)
  const matched = lines.some((line) => {
    const plan = planOf(offer, line.destination)
    return plan !== undefined && isMatched(plan, person)
  })
  return section('Si vous ne répondez pas', {
    sentences: [
      defaultSentence(placed, estimate).fr,
      ...(matched
        ? [
            'L’entreprise y ajoute son abondement selon la règle du plan, dans la limite de ce qui reste de son plafond\u00a0: il vaut pour l’année civile et pour toutes vos campagnes de l’année.',
          ]
        : []),
      ...(campaignTypeFacts[offer.type].percol_withdrawal &&
      lines.some((line) => line.destination === 'percol')
        ? [percolWithdrawalSentence.fr]
        : []),
      `Textes\u00a0: ${defaultBasis(offer.type).join('\u00a0; ')}.`,
    ],
  })
}

function lockUp(file: MyFile): Section {
  const { offer } = file
  const open = openDestinations(offer)
  const day = peeAvailableOn(offer)
  return section('Indisponibilité des sommes placées', {
    sentences: !mayPlace(open)
      ? ['Cette campagne ne propose pas de plan d’épargne\u00a0: la somme est versée.']
      : [
          ...(open.includes('pee') && day
            ? [`PEE\u00a0: les sommes placées sont disponibles à partir du ${longDay(day, 'fr')}.`]
            : []),
          ...(open.includes('percol')
            ? ['PER COL\u00a0: les sommes placées sont disponibles à la retraite.']
            : []),
          ...keepingOf(file)
            .filter(({ plan }) => open.includes(plan))
            .map(({ said }) => said.fr),
        ],
  })
}

/** The cases of early release, for the plans that are offered. */
function releases({ offer }: MyFile): Section[] {
  const open = openDestinations(offer)
  const listed = (plan: PlanKind) =>
    releasesOf(plan).map(({ label, months }) =>
      plan === 'PEE' && months !== null ? `${label.fr} (demande dans les ${months} mois)` : label.fr,
    )
  return [
    ...(open.includes('pee')
      ? [
          section(`Cas de déblocage anticipé du PEE (${headingOf('releases_savings')})`, {
            sentences: [releaseOnceHappened.fr],
            points: listed('PEE'),
          }),
        ]
      : []),
    ...(open.includes('percol')
      ? [
          section(`Cas de déblocage anticipé du PER COL (${headingOf('releases_percol')})`, {
            sentences: [releaseOnceHappened.fr],
            points: listed('PERCOL'),
          }),
        ]
      : []),
  ]
}

const criterionNames: Record<Criterion, string> = {
  uniform: 'part égale pour tous',
  salary: 'part proportionnelle au salaire',
  presence: 'part proportionnelle à la durée de présence',
  appartenance: 'part proportionnelle au temps d’appartenance',
}

/** Of what is the same for everybody: who has it, and its limits. */
function annexOfEach({ campaign, rules }: MyFile): Section {
  const { calculation } = campaign
  return section('Annexe\u00a0: règles du versement', {
    sentences: ['Le règlement du plan peut être consulté auprès de l’entreprise.'],
    points: [
      'un même montant pour tous les salariés présents le jour du versement',
      `ancienneté demandée\u00a0: ${campaign.seniority_months === 0 ? 'aucune' : `${campaign.seniority_months} mois`}`,
      ...(calculation
        ? [
            `au plus ${money(calculation.cap_cents)} par personne et par année civile, abondement du plan compris\u00a0: la plus basse des limites de la loi (${headingOf('unilateral_ceiling')}) et du plan`,
          ]
        : []),
      `ce versement ne remplace aucun élément de rémunération (${headingOf('no_substitution')})`,
      ...rules.parameters.map(parameterInWords),
    ],
  })
}

/** Of a bonus: who has it, how it may vary, and its limits. */
function annexOfBonus({ campaign, rules }: MyFile, bonus: OfBonus): Section {
  const { start, end } = bonus.reference
  const by_presence = campaign.criteria.find(({ criterion }) => criterion === 'presence')?.weight_bps ?? 0
  return section('Annexe\u00a0: règles de la prime', {
    sentences: ['L’acte qui décide la prime peut être consulté auprès de l’entreprise.'],
    points: [
      'toutes les personnes liées par un contrat de travail le jour du versement',
      by_presence === 0
        ? 'le même montant pour tous'
        : `${percent(by_presence, 'fr')} du montant au prorata de la présence du ${shortDay(start, 'fr')} au ${shortDay(end, 'fr')}\u202f; les congés de maternité, de paternité, d’adoption et d’éducation d’un enfant comptent comme présence`,
      `au plus ${money(bonus.limit_cents)} par personne et par année civile (${headingOf('value_sharing')})`,
      'deux primes par année civile et un versement par trimestre, au plus',
      `la prime ne remplace aucun élément de rémunération (${headingOf('value_sharing')})`,
      ...rules.parameters.map(parameterInWords),
    ],
  })
}

function annex(file: MyFile): Section {
  const { campaign, rules } = file
  if (rules.bonus) return annexOfBonus(file, rules.bonus)
  if (campaignTypeFacts[campaign.type].envelope === 'each') return annexOfEach(file)
  const { agreement } = rules
  const { calculation } = campaign
  const criteria = campaign.criteria.map(criterionInWords)
  return section('Annexe\u00a0: règles de calcul et de répartition', {
    sentences: [
      agreement
        ? `Accord «\u00a0${agreement.title}\u00a0»${agreement.signed_on ? ` signé le ${longDay(agreement.signed_on, 'fr')}` : ''}. Il peut être consulté auprès de l’entreprise.`
        : 'L’accord peut être consulté auprès de l’entreprise.',
      ...(campaign.specific_agreement_on
        ? [
            `Ce supplément est réparti selon un accord spécifique, signé le ${longDay(campaign.specific_agreement_on, 'fr')}.`,
          ]
        : []),
    ],
    points: [
      ...criteria,
      `ancienneté demandée\u00a0: ${campaign.seniority_months === 0 ? 'aucune' : `${campaign.seniority_months} mois`}`,
      ...(calculation
        ? [
            `plafond individuel\u00a0: ${money(calculation.cap_cents)}${campaign.prorate_cap ? ', calculé au prorata de la présence dans les effectifs' : ''}`,
          ]
        : []),
      ...(campaignTypeFacts[campaign.type].limits === 'law' &&
      campaign.criteria.some(({ criterion }) => criterion === 'salary')
        ? [
            'salaire pris en compte jusqu’à trois fois le PASS, ou moins si l’accord le dit, au prorata du temps passé dans l’entreprise',
          ]
        : []),
      campaign.redistribute
        ? 'ce qui dépasse le plafond individuel est réparti entre les autres bénéficiaires'
        : 'ce qui dépasse le plafond individuel n’est pas réparti entre les autres bénéficiaires',
      'arrondi au centime par les plus forts restes, dans l’ordre des matricules',
      ...rules.parameters.map(parameterInWords),
    ],
  })
}

function criterionInWords(given: CampaignCriterion): string {
  const terms = termsOf(given).map(({ fr }) => fr)
  const name = `${percent(given.weight_bps, 'fr')}\u00a0: ${criterionNames[given.criterion]}`
  return terms.length > 0 ? `${name} (${terms.join(', ')})` : name
}

function parameterInWords({ label, value, unit, text, provisional }: FrozenParameter): string {
  const shown = unit.startsWith('EUR') ? money(Math.round(value * 100)) : percentWritten(String(value), 'fr')
  return `${label.fr}\u00a0: ${shown} (${text})${provisional ? ', valeur provisoire' : ''}`
}

function planName(kind: 'pee' | 'percol'): string {
  return kind === 'pee' ? 'PEE' : 'PER COL'
}
