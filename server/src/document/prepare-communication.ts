import { prepareCommunication } from '@moisson/contract/communication'
import { kitTitle, mailOf, posterOf, questionsOf, type KitFacts } from '@moisson/core/campaign/communication'
import { isLikePay } from '@moisson/core/campaign/like-pay'
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
  const facts = await factsOf(tx, companyId, campaign, services.config.publicUrl)
  const { documents, written } = await keepPapers(
    context,
    campaign,
    kinds.map((kind) => ({
      kind,
      type: 'communication',
      title: `${names[kind].title}, ${campaign.name}`,
      file_name: `${names[kind].file}-${campaign.year}.${kind === 'mail' ? 'txt' : 'pdf'}`,
      facts,
      bytes: () => bytesOf(kind, facts),
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

const names: Record<Kind, { title: string; file: string }> = {
  poster: { title: 'Affiche', file: 'affiche' },
  questions: { title: 'Questions et réponses', file: 'questions-et-reponses' },
  slides: { title: 'Diaporama', file: 'diaporama' },
  mail: { title: 'Texte du message', file: 'message' },
}

/** A message is pasted: it is plain text. */
async function bytesOf(kind: Kind, facts: KitFacts): Promise<Buffer> {
  if (kind === 'mail') return Buffer.from(mailOf(facts))
  const [template, page] = pageOf(kind, facts)
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

function pageOf(kind: Exclude<Kind, 'mail'>, facts: KitFacts): [Template, object] {
  const base = { language: 'fr', issuer: facts.company, title: kitTitle(facts) }
  const poster = { ...base, ...posterOf(facts), address: facts.address, code: squareCode(facts.address) }
  if (kind === 'poster') return ['poster', poster]
  const sections = questionsOf(facts)
  if (kind === 'slides') return ['slides', { ...poster, sections, words: { how: 'Comment faire' } }]
  return [
    'paper',
    {
      ...base,
      title: 'Questions et réponses',
      subtitle: facts.campaign,
      footer: facts.company,
      words: { page: 'Page' },
      sections,
      signatures: [],
    },
  ]
}
