import { asksDays, isOwnMoney } from '@moisson/core/campaign/type-facts'
import type { OpeningHold } from '@moisson/core/campaign/opening'
import { silentStates } from '@moisson/core/campaign/standing'
import { lateToCompany } from '@moisson/core/payment/past-legal-day'
import type { Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import type { InEach, Language, Text } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { longInstant } from '@moisson/law/words/instants'
import { pluriel, plural } from '@moisson/law/words/plural'
import { ofPlace } from '@moisson/law/words/inside-sentence'
import type { CampaignFacts } from './campaign-facts.ts'
import type { Block, Letter } from './letter.ts'
import { campaignMail, type CampaignMailContext } from './mail.ts'

interface Payload {
  /** What the adviser wrote when sending the campaign back. */
  comment?: string | null
  /** `untold`: of them, those nobody told of the campaign. Absent from mails asked for before they were counted. */
  silent?: { count: number; untold?: number; until: Day }
  /** Why it did not open at its hour, and who reads it. */
  not_opened?: { why: OpeningHold; opens_at: string; to: 'manager' | 'company_admin' }
}
type Says = (
  facts: CampaignFacts,
  payload: Payload,
  now: Date,
) => { subject: string; text: string; button: string }

/** The steps between company and adviser, told to those who act next. */
function staffMail(
  kind: string,
  page: (facts: CampaignFacts, payload: Payload) => string,
  words: InEach<Says>,
  {
    quotes = () => null,
    stillDue = () => true,
  }: {
    quotes?: (payload: Payload, facts: CampaignFacts) => string | null
    stillDue?: (facts: CampaignFacts) => boolean
  } = {},
) {
  return campaignMail<Payload>({
    kind,
    stillDue,
    render(payload, { facts, language, name, publicUrl, now }: CampaignMailContext): Letter {
      const said = words[language](facts, payload, now)
      const quote = quotes(payload, facts)
      const greeting = { fr: 'Bonjour', en: 'Hello' }[language]
      const blocks: Block[] = [
        { kind: 'text', text: name ? `${greeting} ${name},` : `${greeting},` },
        { kind: 'text', text: said.text },
        ...(quote
          ? [{ kind: 'quote' as const, title: { fr: 'Commentaire', en: 'Comment' }[language], text: quote }]
          : []),
        { kind: 'button', label: said.button, url: `${publicUrl}${page(facts, payload)}` },
      ]
      return { subject: said.subject, preview: said.text, title: said.subject, blocks }
    },
  })
}

/** Whether something may be placed on a plan, so that its keeper is sent a file. */
const placing = ({ offer }: CampaignFacts['campaign']): boolean =>
  offer.destinations.some((one) => one !== 'immediate_payment')

/** Where whoever controls it does so: an adviser, or the platform, which works in no company. */
const controlPage = ({ campaign }: CampaignFacts) =>
  `/admin/dashboard?company=${campaign.company_id}&review=${campaign.id}`
const campaignPage = ({ campaign }: CampaignFacts) => `/campagne/detail-${campaign.id}`

/** What silence does at the end: to whom nobody told, nothing, and their amount is kept; of one's own, nothing is paid in. */
const afterThatDay = {
  fr: ({ type }: CampaignFacts['campaign'], silent: Payload['silent']) => {
    const untold = silent?.untold
      ? pluriel(
          silent.untold,
          'Parmi elles, # n’a pas pu être prévenue',
          'Parmi elles, # n’ont pas pu être prévenues',
        )
      : null
    if (isOwnMoney(type))
      return `${untold ? `${untold}\u00a0: une lettre peut encore être remise avant la clôture. ` : ''}Après ce jour, rien n’est versé pour qui n’a pas répondu.`
    return untold
      ? `${untold}\u00a0: sans lettre remise avant la clôture, leur montant est conservé. Aux autres s’applique ce qui est prévu sans réponse.`
      : 'Après ce jour, ce qui est prévu sans réponse s’applique.'
  },
  en: ({ type }: CampaignFacts['campaign'], silent: Payload['silent']) => {
    const untold = silent?.untold ? `${silent.untold} of them could not be told` : null
    if (isOwnMoney(type))
      return `${untold ? `${untold}: a letter may still be handed over before the end. ` : ''}After that day nothing is paid in for whoever has not answered.`
    return untold
      ? `${untold}: without a letter handed over before the end, their amount is kept. To the others, what is planned without an answer applies.`
      : 'After that day, what is planned without an answer applies.'
  },
}

/** Near the end of the collection: those who do not read their mail are to be spoken with. */
export const campaignUnanswered = staffMail(
  'campaign-unanswered',
  ({ campaign }) => `/campagne/detail-${campaign.id}?tab=people&state=${silentStates.join(',')}`,
  {
    fr: ({ campaign }, { silent }) => ({
      subject: `Encore sans réponse\u00a0: ${campaign.name}`,
      text: `${silent ? pluriel(silent.count, '# personne n’a', '# personnes n’ont') : 'Des personnes n’ont'} pas encore répondu à «\u00a0${campaign.name}\u00a0», qui se termine ${silent ? `le ${longDay(silent.until, 'fr')} au soir` : 'bientôt'}. Les derniers rappels partent d’eux-mêmes\u00a0; à qui ne lit pas ses e-mails, mieux vaut parler maintenant. ${afterThatDay.fr(campaign, silent)}`,
      button: 'Voir qui n’a pas répondu',
    }),
    en: ({ campaign }, { silent }) => ({
      subject: `Still no answer: ${campaign.name}`,
      text: `${silent ? plural(silent.count, '# person has', '# people have') : 'Some people have'} not answered “${campaign.name}” yet, which ends ${silent ? `on ${longDay(silent.until, 'en')} in the evening` : 'soon'}. The last reminders leave by themselves; whoever does not read their mail is better spoken with now. ${afterThatDay.en(campaign, silent)}`,
      button: 'See who has not answered',
    }),
  },
  { stillDue: ({ campaign }) => campaign.state === 'open' },
)

/** Its hour came and it did not open: nobody was told anything, and whoever runs it knows why. */
export const campaignHeld = staffMail(
  'campaign-held',
  (facts, { not_opened }) => (not_opened?.to === 'manager' ? controlPage(facts) : campaignPage(facts)),
  {
    fr: ({ campaign }, { not_opened }) => ({
      subject: `Ouverture en attente\u00a0: ${campaign.company_name}, ${campaign.name}`,
      text: `«\u00a0${campaign.name}\u00a0» devait ouvrir${not_opened ? ` le ${longInstant(new Date(not_opened.opens_at), 'fr')}` : ''}. ${
        not_opened?.why === 'payment_day'
          ? `Ouverte maintenant, elle laisserait répondre jusqu’après le versement prévu le ${longDay(campaign.offer.payment_day, 'fr')}\u00a0: reportez ce jour dans ses réglages, elle ouvrira aussitôt.`
          : `L’espace ${ofPlace(campaign.company_name)} est suspendu\u00a0: elle ouvrira d’elle-même une fois l’espace rétabli, et les délais courront de ce jour-là.`
      } Rien n’est parti, personne n’a été prévenu.`,
      button: 'Voir la campagne',
    }),
    en: ({ campaign }, { not_opened }) => ({
      subject: `Opening held back: ${campaign.company_name}, ${campaign.name}`,
      text: `“${campaign.name}” was to open${not_opened ? ` on ${longInstant(new Date(not_opened.opens_at), 'en')}` : ''}. ${
        not_opened?.why === 'payment_day'
          ? `Opened now, it would let people answer until after the payment planned on ${longDay(campaign.offer.payment_day, 'en')}: move that day in its settings, and it opens at once.`
          : `The space of ${campaign.company_name} is suspended: it opens by itself once the space is active again, and the windows run from that day.`
      } Nothing has left, nobody was told.`,
      button: 'See the campaign',
    }),
  },
  { stillDue: ({ campaign }) => campaign.state === 'scheduled' },
)

export const campaignSubmitted = staffMail('campaign-submitted', controlPage, {
  fr: ({ campaign }) => ({
    subject: `À contrôler\u00a0: ${campaign.company_name}, ${campaign.name}`,
    text: `${campaign.company_name} a transmis la campagne «\u00a0${campaign.name}\u00a0» au contrôle. ${isOwnMoney(campaign.type) ? 'Montants' : 'Montants, choix par défaut'} et totaux attendent votre validation.`,
    button: 'Contrôler la campagne',
  }),
  en: ({ campaign }) => ({
    subject: `To check: ${campaign.company_name}, ${campaign.name}`,
    text: `${campaign.company_name} submitted the campaign “${campaign.name}”. ${isOwnMoney(campaign.type) ? 'Amounts' : 'Amounts, defaults'} and totals await your validation.`,
    button: 'Check the campaign',
  }),
})

/** Where the legal day is behind, or the planned day after it, no day is given without the interest that runs. */
function late({ campaign }: CampaignFacts, now: Date, language: Language): string {
  const payment_day = campaign.offer.payment_day
  const said = lateToCompany({ ...campaign, payment_day }, parisDay(now))
  return said ? ` ${said[language]}` : ''
}

/** What is ready once all is checked: payroll pays, takes off, or turns days into money. */
const ready = ({ campaign: { type } }: CampaignFacts): Text =>
  asksDays(type)
    ? {
        fr: 'La paie retire les jours placés des soldes\u00a0; leur valeur est prête à verser au teneur de compte',
        en: 'Payroll takes the days given off the balances; their value is ready to be paid to the account keeper',
      }
    : isOwnMoney(type)
      ? {
          fr: 'Ce que la paie retient est prêt à verser au teneur de compte',
          en: 'What payroll takes off is ready to be paid to the account keeper',
        }
      : {
          fr: 'Ce qui part par la paie et au teneur de compte est prêt à payer',
          en: 'What goes through payroll and to the account keeper is ready to be paid',
        }

export const campaignValidated = staffMail('campaign-validated', campaignPage, {
  fr: (facts, _, now) => ({
    subject: `Validée\u00a0: ${facts.campaign.name}`,
    text: `La campagne «\u00a0${facts.campaign.name}\u00a0» est contrôlée et validée. ${ready(facts).fr}, le ${longDay(facts.campaign.offer.payment_day, 'fr')}.${late(facts, now, 'fr')}${placing(facts.campaign) ? ' Au teneur de compte, envoyez avec le virement son fichier\u00a0: une ligne par personne, plan et fonds, à télécharger depuis la campagne.' : ''}`,
    button: 'Voir ce qui est à payer',
  }),
  en: (facts, _, now) => ({
    subject: `Validated: ${facts.campaign.name}`,
    text: `The campaign “${facts.campaign.name}” is checked and validated. ${ready(facts).en}, on ${longDay(facts.campaign.offer.payment_day, 'en')}.${late(facts, now, 'en')}${placing(facts.campaign) ? ' Send the account keeper its file with the transfer: a line for each person, plan and fund, to be downloaded from the campaign.' : ''}`,
    button: 'See what is to be paid',
  }),
})

export const campaignSentBack = staffMail(
  'campaign-sent-back',
  campaignPage,
  {
    fr: ({ campaign }) => ({
      subject: `À corriger\u00a0: ${campaign.name}`,
      text: `La campagne «\u00a0${campaign.name}\u00a0» vous est renvoyée pour correction.`,
      button: 'Corriger la campagne',
    }),
    en: ({ campaign }) => ({
      subject: `To correct: ${campaign.name}`,
      text: `The campaign “${campaign.name}” is sent back to you for correction.`,
      button: 'Correct the campaign',
    }),
  },
  { quotes: ({ comment }, { campaign }) => comment ?? campaign.state_reason },
)
