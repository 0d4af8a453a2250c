import { prepareCommunication } from '@moisson/contract/communication'
import { kitTitle, mailOf, posterOf, questionsOf, type KitFacts } from '@moisson/core/campaign/communication'
import { isLikePay } from '@moisson/core/campaign/like-pay'
import type { InEach, Language } from '@moisson/law/text'
import { parisDay } from '@moisson/law/paris-time'
import { frozenOf, lockCampaign, type CampaignRow } from '../campaign/campaign-store.ts'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { printPdf, type Template } from '../print/print-pdf.ts'
import { squareCode } from '../print/square-code.ts'
import { keepPapers } from './kept-papers.ts'

/** A kit whose campaign has neither been launched nor is over with is of no use. */
const told: readonly CampaignRow['state'][] = ['scheduled', 'open', 'closed', 'submitted', 'validated']
/** Of a PPV the tax depends on more than the placing. */
const shared: readonly CampaignRow['type'][] = [
  'interessement',
  'interessement_supplement',
  'participation',
  'participation_supplement',
]
const kinds = ['poster', 'questions', 'slides', 'mail'] as const
type Kind = (typeof kinds)[number]

/** Written from what the launch froze, once: a second asking gives the same papers, and a correction of days new ones. */
export const handlePrepareCommunication = handle(prepareCommunication, async (context) => {
  const { tx, services, companyId, input, note, found, refuse } = context
  const { campaign } = await lockCampaign(tx, companyId, input.path.id, 'update')
  if (!told.includes(campaign.state)) throw refuse('kit_before_launch')
  const { language } = input.body
  const facts = await factsOf(tx, companyId, campaign, services.config.publicUrl)
  const { documents, written } = await keepPapers(
    context,
    campaign,
    kinds.map((kind) => ({
      kind: language === 'fr' ? kind : `${kind}_${language}`,
      type: 'communication',
      title: `${names[language][kind].title}, ${campaign.name}`,
      file_name: `${names[language][kind].file}-${campaign.year}.${kind === 'mail' ? 'txt' : 'pdf'}`,
      facts,
      bytes: () => bytesOf(kind, facts, language),
    })),
  )
  if (written === 0) found()
  note({
    target_type: 'campaign',
    target_id: campaign.id,
    after: { documents: documents.map(({ id }) => id) },
  })
  return { documents }
})

const names: InEach<Record<Kind, { title: string; file: string }>> = {
  fr: {
    poster: { title: 'Affiche', file: 'affiche' },
    questions: { title: 'Questions et réponses', file: 'questions-et-reponses' },
    slides: { title: 'Diaporama', file: 'diaporama' },
    mail: { title: 'Texte du message', file: 'message' },
  },
  en: {
    poster: { title: 'Poster in English', file: 'poster' },
    questions: { title: 'Questions and answers in English', file: 'questions-and-answers' },
    slides: { title: 'Slides in English', file: 'slides' },
    mail: { title: 'Text of the message in English', file: 'message-in-english' },
  },
}

/** A message is pasted: it is plain text. */
async function bytesOf(kind: Kind, facts: KitFacts, language: Language): Promise<Buffer> {
  if (kind === 'mail') return Buffer.from(mailOf(facts, language))
  const [template, page] = pageOf(kind, facts, language)
  return printPdf(template, page, 20_000)
}

async function factsOf(tx: Tx, companyId: string, campaign: CampaignRow, address: string): Promise<KitFacts> {
  const { legal_name } = await companyRow(tx, companyId)
  return {
    company: legal_name,
    campaign: campaign.name,
    type: campaign.type,
    year: campaign.year,
    destinations: campaign.destinations,
    answers: campaign.state === 'open' ? 'open' : campaign.state === 'scheduled' ? 'coming' : 'over',
    opens: campaign.opens_at === null ? null : parisDay(campaign.opens_at),
    exempt:
      shared.some((type) => type === campaign.type) &&
      !isLikePay({ reasons: frozenOf(campaign).reasons ?? [] }),
    until: campaign.closes_at === null ? null : parisDay(campaign.closes_at),
    payment_day: campaign.planned_payment_date,
    contact: { name: campaign.contact_name, email: campaign.contact_email, phone: campaign.contact_phone },
    address,
  }
}

const words: InEach<Record<'how' | 'page' | 'scan' | 'questions', string>> = {
  fr: {
    how: 'Comment faire',
    page: 'Page',
    scan: 'Code à scanner\u00a0: ',
    questions: 'Questions et réponses',
  },
  en: { how: 'How to do it', page: 'Page', scan: 'Code to scan: ', questions: 'Questions and answers' },
}

function pageOf(kind: Exclude<Kind, 'mail'>, facts: KitFacts, language: Language): [Template, object] {
  const { questions, ...said } = words[language]
  const base = { language, issuer: facts.company, title: kitTitle(facts, language), words: said }
  const poster = {
    ...base,
    ...posterOf(facts, language),
    address: facts.address,
    code: squareCode(facts.address),
  }
  if (kind === 'poster') return ['poster', poster]
  const sections = questionsOf(facts, language)
  if (kind === 'slides') return ['slides', { ...poster, sections }]
  return [
    'paper',
    {
      ...base,
      title: questions,
      subtitle: facts.campaign,
      footer: facts.company,
      sections,
      signatures: [],
    },
  ]
}
