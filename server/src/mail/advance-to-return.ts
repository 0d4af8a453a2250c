import { advanceSentence, advanceTitle } from '@moisson/core/campaign/advance-words'
import type { Language, Text } from '@moisson/law/text'
import type { CampaignFacts } from './campaign-facts.ts'
import { campaignNamed, contactBlock, hello, receivedBefore } from './campaign-words.ts'
import type { Block } from './letter.ts'
import { easyAdvance } from './easy-campaign-changes.ts'
import { campaignMail } from './mail.ts'

/** The advance as it was recorded before it was corrected. */
interface Corrected {
  advance_net_cents: number
  reason: string
}

/** An advance was paid to somebody who has no share in the end, or was recorded wrongly. */
export const advanceToReturn = campaignMail<{ correction?: Corrected }>({
  kind: 'advance-to-return',
  stillDue: ({ person }, { correction }) =>
    person !== null &&
    person.share_net_cents === 0 &&
    (person.advance_net_cents > 0 || correction !== undefined),
  easy: easyAdvance,
  render({ correction }, { facts, language }) {
    const { person } = facts
    const nothing = person?.advance_net_cents === 0
    const named = campaignNamed(facts)
    const said = advanceTitle({ advance_net_cents: person?.advance_net_cents ?? 0 })
    return {
      subject: { fr: `${named}\u00a0: ${said.fr}`, en: `${named}: ${said.en}` }[language],
      preview: {
        fr: 'Vous n’avez pas de part dans cette campagne.',
        en: 'You have no share in this campaign.',
      }[language],
      title: nothing
        ? { fr: 'Vous n’avez rien à restituer', en: 'You have nothing to return' }[language]
        : { fr: 'L’avance que vous avez reçue', en: 'The advance you received' }[language],
      blocks: [
        hello(facts, language),
        { kind: 'text', text: whatIsSo(facts, correction)[language] },
        ...(correction ? why(correction, language) : []),
        ...(person && !nothing ? receivedBefore(person, language) : []),
        ...contactBlock(facts, language),
      ],
    }
  },
})

const why = ({ reason }: Corrected, language: Language): Block[] => [
  { kind: 'quote', title: { fr: 'Pourquoi', en: 'Why' }[language], text: reason },
]

const whatIsSo = ({ campaign, person }: CampaignFacts, correction: Corrected | undefined): Text =>
  advanceSentence({
    campaign: campaign.name,
    company: campaign.company_name,
    advance_net_cents: person?.advance_net_cents ?? 0,
    before_net_cents: correction?.advance_net_cents ?? null,
  })
