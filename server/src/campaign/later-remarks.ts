import { endNaming } from '@moisson/core/campaign/named-people'
import type { Remark } from '@moisson/core/campaign/launch-facts'
import { leaversWords } from '@moisson/core/campaign/leavers-words'
import { openingHold, type OpeningHold } from '@moisson/core/campaign/opening'
import { isOver, whyNot, type ActionFacts } from '@moisson/core/campaign/life-cycle'
import type { Surroundings } from './campaign-surroundings.ts'
import { frozenOf, type CampaignRow } from './campaign-store.ts'
import type { MatchingBound } from './matching-bound.ts'
import type { StoredCalculation } from '../database/schema-campaign-side.ts'
import { lateInterestLeft } from '@moisson/core/payment/late-left'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { sourceIn } from '@moisson/law/legal-points'
import { keeperFileOf } from '@moisson/core/keeper/keeper-files'
import { keepersKept, keepersOf } from '@moisson/core/keeper/keepers-of'
import { planKinds } from '@moisson/core/vocabulary'
import type { Day } from '@moisson/law/calendar'
import { inEach, type Language, type Text } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { pluriel, plural } from '@moisson/law/words/plural'

/** What the next step waits for, once launched. */
export function laterBlockers(
  row: CampaignRow,
  facts: ActionFacts,
  calculation: StoredCalculation | null,
  { matching, suspended }: { matching: MatchingBound | null; suspended: boolean },
): Remark[] {
  if (row.state === 'scheduled') {
    const { payment_day } = frozenOf(row)
    const hold = openingHold({ ...row, payment_day }, { suspended, now: facts.now })
    return hold
      ? [{ code: `opening_${hold}`, message: inEach((language) => held[hold](payment_day, language)) }]
      : []
  }
  if (row.state === 'open' && !isOver(row.closes_at, facts.now) && whyNot('submit', facts))
    return [
      {
        code: 'answers_awaited',
        count: facts.waiting,
        message: {
          fr: `${pluriel(facts.waiting, '# personne n’a', '# personnes n’ont')} pas encore répondu.`,
          en: `${plural(facts.waiting, '# person has', '# people have')} not answered yet.`,
        },
      },
    ]
  if (row.state === 'correction')
    return [{ code: 'sent_back', message: { fr: row.state_reason ?? '', en: row.state_reason ?? '' } }]
  if (row.state === 'submitted' && calculation?.cap_provisional && calculation.capped > 0)
    return [
      {
        code: 'provisional_parameter_binds',
        count: calculation.capped,
        message: {
          fr: 'Le plafond individuel de l’exercice n’est pas encore publié et limite des montants\u00a0: la validation attend sa publication.',
          en: 'The individual ceiling of the financial year is not published yet and limits amounts: validation waits for it.',
        },
      },
    ]
  if (matching)
    return [
      {
        code: 'provisional_matching_binds',
        count: matching.people,
        message: {
          fr: `Le plafond légal de l’abondement de ${matching.year} n’est pas encore publié et limite ${pluriel(matching.people, '# personne', '# personnes')}\u00a0: la validation attend sa publication.`,
          en: `The legal matching ceiling of ${matching.year} is not published yet and limits ${plural(matching.people, '# person', '# people')}: validation waits for it.`,
        },
      },
    ]
  return []
}

const held: Record<OpeningHold, (paid: Day, language: Language) => string> = {
  suspended: (_, language) =>
    ({
      fr: 'L’espace de la société est suspendu\u00a0: cette campagne n’ouvre pas et personne n’est prévenu. Elle ouvrira d’elle-même une fois l’espace rétabli, à son heure ou aussitôt, et les délais courront de ce jour-là.',
      en: 'The company’s space is suspended: this campaign does not open and nobody is told. It opens by itself once the space is active again, at its hour or at once, and the windows run from that day.',
    })[language],
  payment_day: (paid, language) =>
    ({
      fr: `Son heure est passée\u00a0: ouverte maintenant, elle laisserait répondre jusqu’après le versement prévu le ${longDay(paid, 'fr')}. Reportez ce jour dans ses réglages\u00a0; elle ouvrira aussitôt.`,
      en: `Its hour has passed: opened now, it would let people answer until after the payment planned on ${longDay(paid, 'en')}. Move that day in its settings; it then opens at once.`,
    })[language],
}

/** Shares stand as they were reckoned; what a leaving day typed later changes is told, and what it may change. */
function leftSince(row: CampaignRow, around: Surroundings): Remark[] {
  const found = around.leftSince.get(row.id)
  if (!found) return []
  const { count, names } = found
  const who = endNaming(names, count)
  const bonus = campaignTypeFacts[row.type].limits === 'bonus'
  const own = leaversWords(row.type)
  const settled = row.state === 'submitted' || row.state === 'correction'
  const then: Text = settled
    ? {
        fr: 'Ce qui est arrêté, abondement compris, ne change plus de soi-même.',
        en: 'What is settled, matching included, no longer changes by itself.',
      }
    : {
        fr: `Un plan qui n’abonde pas les sorties n’ajoute plus rien à ce qu’elles placent (${sourceIn('matching_of_leavers', 'fr')}).`,
        en: `A plan that does not match leavers adds nothing more to what they invest (${sourceIn('matching_of_leavers', 'en')}).`,
      }
  return [
    {
      code: 'left_since',
      count,
      message: {
        fr: `${pluriel(count, '# personne aura quitté', '# personnes auront quitté')} l’entreprise le jour du versement, ${own ? 'ce que le lancement ne savait pas' : 'ce que le calcul des parts ne savait pas'}\u00a0: ${who} ${
          bonus
            ? `Leur prime reste celle du calcul\u00a0: vérifiez qu’elle leur est due à la date que votre décision retient (${sourceIn('value_sharing', 'fr')}), sinon corrigez-la.`
            : own
              ? `Leur limite reste celle du lancement. ${own.fr}`
              : 'Leur part reste celle du calcul\u00a0; si leur présence ou leur salaire en change, corrigez-la.'
        } ${then.fr}`,
        en: `${plural(count, '# person', '# people')} will have left the company on the day of the payment, which was not known ${own ? 'at the launch' : 'when the shares were computed'}: ${who} ${
          bonus
            ? `Their bonus stays as computed: check that it is due to them on the date your decision sets (${sourceIn('value_sharing', 'en')}), and correct it otherwise.`
            : own
              ? `Their limit stays that of the launch. ${own.en}`
              : 'Their share stays as computed; if their presence or pay changes it, correct it.'
        } ${then.en}`,
      },
    },
  ]
}

/** An amount that somebody disputes may hide an error, which nothing corrects any more once it is validated. */
function disputed(row: CampaignRow, around: Surroundings): Remark[] {
  const count = around.disputed.get(row.id) ?? 0
  if (count === 0) return []
  const then: Text =
    row.state === 'validated'
      ? {
          fr: 'Les montants sont arrêtés\u00a0: ce qui manquerait se verse par une autre campagne de l’exercice.',
          en: 'Amounts are final: what would be missing is paid by another campaign of the financial year.',
        }
      : {
          fr: 'Répondez, et corrigez s’il le faut, avant la validation\u00a0: ensuite, plus aucun montant ne se corrige.',
          en: 'Answer, and correct where needed, before the validation: no amount can be corrected after it.',
        }
  return [
    {
      code: 'amounts_disputed',
      count,
      page: '/questions',
      message: {
        fr: `${pluriel(count, '# personne conteste son montant et attend', '# personnes contestent leur montant et attendent')} une réponse. ${then.fr}`,
        en: `${plural(count, '# person disputes their amount and waits', '# people dispute their amounts and wait')} for an answer. ${then.en}`,
      },
    },
  ]
}

const payroll = { kind: 'payroll', remark: { fr: 'le fichier de paie', en: 'the payroll file' } }

/** Files not taken yet and interest left to pay do not stop the end of a campaign; they are told. */
export function laterWarnings(row: CampaignRow, around: Surroundings): Remark[] {
  if (row.state !== 'validated') return [...disputed(row, around), ...leftSince(row, around)]
  const taken = around.downloads.get(row.id) ?? []
  // Of one keeper among two, only the file that this campaign fills.
  const kept = keepersOf(keepersKept(row.keepers, around.keepers)).filter(
    ({ plans }) => plans.length === planKinds.length || plans.some((plan) => row.destinations.includes(plan)),
  )
  const files = [payroll, ...kept.flatMap(({ keeper }) => keeperFileOf(keeper) ?? [])].flatMap((file) =>
    taken.includes(file.kind)
      ? []
      : [
          {
            code: `${file.kind}_not_downloaded`,
            message: {
              fr: `Personne n’a encore téléchargé ${file.remark.fr}.`,
              en: `Nobody has downloaded ${file.remark.en} yet.`,
            },
          },
        ],
  )
  return [
    ...disputed(row, around),
    ...lateInterestLeft(around.owedLate.get(row.id) ?? [], row, around.today),
    ...files,
  ]
}
