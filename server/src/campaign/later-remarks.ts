import type { Remark } from '@moisson/core/campaign/launch-facts'
import { isOver, whyNot, type ActionFacts } from '@moisson/core/campaign/life-cycle'
import type { Surroundings } from './campaign-surroundings.ts'
import type { CampaignRow } from './campaign-store.ts'
import type { MatchingBound } from './matching-bound.ts'
import type { StoredCalculation } from '../database/schema-campaign-side.ts'
import { lateInterestLeft } from '@moisson/core/payment/late-left'
import { pluriel, plural } from '@moisson/law/words/plural'

/** What the next step waits for, once launched. */
export function laterBlockers(
  row: CampaignRow,
  facts: ActionFacts,
  calculation: StoredCalculation | null,
  matching: MatchingBound | null,
): Remark[] {
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
          en: 'The individual ceiling of the exercice is not published yet and limits amounts: validation waits for it.',
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

const payroll = { kind: 'payroll', remark: { fr: 'le fichier de paie', en: 'the payroll file' } }

/** Files not taken yet and interest left to pay do not stop the end of a campaign; they are told. */
export function laterWarnings(row: CampaignRow, around: Surroundings): Remark[] {
  if (row.state !== 'validated') return []
  const taken = around.downloads.get(row.id) ?? []
  const files = [payroll, around.keeper].flatMap((file) =>
    !file || taken.includes(file.kind)
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
  return [...lateInterestLeft(around.owedLate.get(row.id) ?? [], row, around.today), ...files]
}
