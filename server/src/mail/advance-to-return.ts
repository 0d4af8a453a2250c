import type { Language } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import type { CampaignFacts } from './campaign-facts.ts'
import { campaignNamed, contactBlock, hello, receivedBefore } from './campaign-words.ts'
import type { Block } from './letter.ts'
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
  render({ correction }, { facts, language }) {
    const { person } = facts
    const nothing = person?.advance_net_cents === 0
    return {
      subject: nothing
        ? {
            fr: `${campaignNamed(facts)}\u00a0: vous n’avez rien à restituer`,
            en: `${campaignNamed(facts)}: you have nothing to return`,
          }[language]
        : {
            fr: `${campaignNamed(facts)}\u00a0: une avance à restituer`,
            en: `${campaignNamed(facts)}: an advance to return`,
          }[language],
      preview: {
        fr: 'Vous n’avez pas de part dans cette campagne.',
        en: 'You have no share in this campaign.',
      }[language],
      title: nothing
        ? { fr: 'Vous n’avez rien à restituer', en: 'You have nothing to return' }[language]
        : { fr: 'L’avance que vous avez reçue', en: 'The advance you received' }[language],
      blocks: [
        hello(facts, language),
        { kind: 'text', text: whatIsSo(facts, correction, language) },
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

/** What was paid in advance, beside what was recorded of it where that was corrected. */
function whatIsSo(
  { campaign, person }: CampaignFacts,
  correction: Corrected | undefined,
  language: Language,
): string {
  const { name, company_name: company } = campaign
  const before = euros(correction?.advance_net_cents ?? 0, language)
  const now = euros(person?.advance_net_cents ?? 0, language)
  if (person?.advance_net_cents === 0)
    return {
      fr: `Une avance de ${before} net était enregistrée pour vous dans la campagne «\u00a0${name}\u00a0»\u00a0; elle ne l’est plus. Vous n’avez rien à restituer.`,
      en: `An advance of ${before} net was recorded for you in the campaign “${name}”; it no longer is. You have nothing to return.`,
    }[language]
  if (correction !== undefined && correction.advance_net_cents > 0)
    return {
      fr: `L’avance enregistrée pour vous dans la campagne «\u00a0${name}\u00a0» était de ${before} net\u00a0; elle est maintenant de ${now}. Vous n’avez pas de part dans cette campagne\u00a0: cette avance est à restituer.`,
      en: `The advance recorded for you in the campaign “${name}” was ${before} net; it is now ${now}. You have no share in this campaign: the advance is to be returned.`,
    }[language]
  return {
    fr: `${company} vous a versé une avance sur la campagne «\u00a0${name}\u00a0». Vous n’y avez pas de part\u00a0: cette avance est à restituer.`,
    en: `${company} paid you an advance on the campaign “${name}”. You have no share in it: the advance is to be returned.`,
  }[language]
}
