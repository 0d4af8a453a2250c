import type { CampaignFacts } from './campaign-facts.ts'
import type { Block, Letter } from './letter.ts'
import { campaignMail, type CampaignMailContext } from './mail.ts'

interface Payload {
  /** What the adviser wrote when sending the campaign back. */
  comment?: string | null
}
type Says = (facts: CampaignFacts) => { subject: string; text: string; button: string }

/** The steps between company and adviser, told to those who act next. */
function staffMail(
  kind: string,
  page: (facts: CampaignFacts) => string,
  words: { fr: Says; en: Says },
  quotes: (payload: Payload, facts: CampaignFacts) => string | null = () => null,
) {
  return campaignMail<Payload>({
    kind,
    render(payload, { facts, language, name, publicUrl }: CampaignMailContext): Letter {
      const said = words[language](facts)
      const quote = quotes(payload, facts)
      const greeting = { fr: 'Bonjour', en: 'Hello' }[language]
      const blocks: Block[] = [
        { kind: 'text', text: name ? `${greeting} ${name},` : `${greeting},` },
        { kind: 'text', text: said.text },
        ...(quote
          ? [{ kind: 'quote' as const, title: { fr: 'Commentaire', en: 'Comment' }[language], text: quote }]
          : []),
        { kind: 'button', label: said.button, url: `${publicUrl}${page(facts)}` },
      ]
      return { subject: said.subject, preview: said.text, title: said.subject, blocks }
    },
  })
}

const campaignPage = ({ campaign }: CampaignFacts) => `/campagne/detail-${campaign.id}`

export const campaignSubmitted = staffMail('campaign-submitted', campaignPage, {
  fr: ({ campaign }) => ({
    subject: `À contrôler\u00a0: ${campaign.company_name}, ${campaign.name}`,
    text: `${campaign.company_name} a transmis la campagne «\u00a0${campaign.name}\u00a0» au contrôle. Montants, choix par défaut et totaux attendent votre validation.`,
    button: 'Contrôler la campagne',
  }),
  en: ({ campaign }) => ({
    subject: `To check: ${campaign.company_name}, ${campaign.name}`,
    text: `${campaign.company_name} submitted the campaign “${campaign.name}”. Amounts, defaults and totals await your validation.`,
    button: 'Check the campaign',
  }),
})

export const campaignValidated = staffMail('campaign-validated', campaignPage, {
  fr: ({ campaign }) => ({
    subject: `Validée\u00a0: ${campaign.name}`,
    text: `Votre conseiller a validé la campagne «\u00a0${campaign.name}\u00a0». Les fichiers pour la paie et le teneur de compte sont prêts.`,
    button: 'Télécharger les fichiers',
  }),
  en: ({ campaign }) => ({
    subject: `Validated: ${campaign.name}`,
    text: `Your adviser validated the campaign “${campaign.name}”. The files for payroll and account keeper are ready.`,
    button: 'Download the files',
  }),
})

export const campaignSentBack = staffMail(
  'campaign-sent-back',
  campaignPage,
  {
    fr: ({ campaign }) => ({
      subject: `À corriger\u00a0: ${campaign.name}`,
      text: `Votre conseiller a renvoyé la campagne «\u00a0${campaign.name}\u00a0» pour correction.`,
      button: 'Corriger la campagne',
    }),
    en: ({ campaign }) => ({
      subject: `To correct: ${campaign.name}`,
      text: `Your adviser sent the campaign “${campaign.name}” back for correction.`,
      button: 'Correct the campaign',
    }),
  },
  ({ comment }, { campaign }) => comment ?? campaign.state_reason,
)
