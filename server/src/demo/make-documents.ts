import { saveAgreement } from '@moisson/contract/company'
import { readDocumentFile, shareDocument, uploadDocument } from '@moisson/contract/document'
import type { Request } from '@moisson/contract/call'
import type { DocumentType } from '@moisson/core/vocabulary'
import { agreementPaper, minutesPaper, plainPaper, receiptPaper } from './demo-papers.ts'
import { noon } from './dates.ts'
import type { Caller } from './in-process-client.ts'
import type { Cast, DemoCompany } from './cast.ts'
import { setClock } from './move-clock.ts'
import { paperPdf, type Paper } from './paper-pdf.ts'

type Fields = Request<typeof uploadDocument>['body']

/**
 * The papers of both companies: an agreement with its versions, minutes and receipt, now at its end; the next one to
 * sign; a contract about to expire; links given to the CSE and to the accountant.
 */
export async function makeDocuments(cast: Cast, vergers: DemoCompany, phare: DemoCompany): Promise<void> {
  await pastOfVergers(cast, vergers)
  await presentOfVergers(cast, vergers)
  await papersOfPhare(cast, phare)
}

const vergersName = 'Les Vergers de Saint-Prix'
const phareName = 'Atelier du Phare'

async function pastOfVergers(cast: Cast, company: DemoCompany): Promise<void> {
  const { dates, owner, claire } = cast
  const years = `${dates.year - 2}-${dates.year}`
  const signed = `${dates.year - 3}-05-12`
  const filed = `${dates.year - 3}-05-20`
  const reference = `T095${String(dates.year - 3).slice(2)}004217`
  const keep = keeper(claire, company.id)
  await setClock(owner, noon(dates.closing, -798))
  const project = await keep(agreementPaper(vergersName, years, null), `Projet accord ${years}.pdf`, {
    type: 'interessement_agreement',
    title: `Accord d’intéressement ${years}`,
    year: String(dates.year - 2),
  })
  await setClock(owner, noon(dates.closing, -797))
  const agreement = await keep(agreementPaper(vergersName, years, signed), `Accord ${years} signé.pdf`, {
    replaces: project,
    status: 'filed',
    signed_at: signed,
    filed_at: filed,
    filing_reference: reference,
    valid_until: dates.closing,
  })
  await claire(saveAgreement, {
    path: { id: company.id, type: 'interessement' },
    body: { document_id: agreement, filing_reference: reference },
  })
  const accountant = await claire(shareDocument, {
    path: { id: company.id, did: agreement },
    body: { label: 'Cabinet Martin, expert-comptable', days: 30 },
  })
  await openShare(cast, accountant.url)
  await keep(minutesPaper(vergersName, `${dates.year - 3}-05-11`, years), `PV CSE ${dates.year - 3}.pdf`, {
    signed_at: `${dates.year - 3}-05-11`,
    year: String(dates.year - 2),
  })
  await keep(receiptPaper(vergersName, filed, reference), 'Récépissé TéléAccords.pdf', {
    filed_at: filed,
    filing_reference: reference,
    year: String(dates.year - 2),
  })
  await keep(
    plainPaper(vergersName, 'Règlement du plan d’épargne d’entreprise', 'PEE', [
      ['Versements', ['L’intéressement et la participation peuvent y être placés, avec un abondement.']],
      [
        'Déblocage',
        ['Les sommes sont disponibles après cinq ans, ou plus tôt dans les cas prévus par la loi.'],
      ],
    ]),
    'Règlement PEE.pdf',
    { title: 'Règlement du PEE', status: 'active' },
  )
}

async function presentOfVergers(cast: Cast, company: DemoCompany): Promise<void> {
  const { dates, owner, claire, sophie } = cast
  const { id } = company
  const keep = keeper(claire, id)
  const next = `${dates.year + 1}-${dates.year + 3}`
  await setClock(owner, noon(dates.closing, -120))
  const booklet = (edition: string) =>
    plainPaper(vergersName, 'Livret d’épargne salariale', edition, [
      [
        'Vos dispositifs',
        ['Intéressement et plan d’épargne d’entreprise, avec l’abondement de l’entreprise.'],
      ],
      ['Quand vous partez', ['Vos avoirs restent à vous ; laissez une adresse pour recevoir la suite.']],
    ])
  const first = await keep(booklet(`Édition ${dates.year - 1}`), `Livret ${dates.year - 1}.pdf`, {
    title: 'Livret d’épargne salariale',
    visibility: 'beneficiaries',
    year: String(dates.year - 1),
  })
  await keep(booklet(`Édition ${dates.year}`), `Livret ${dates.year}.pdf`, {
    replaces: first,
    year: String(dates.year),
  })
  await keep(
    plainPaper(vergersName, `Note d’information ${dates.year}`, 'Remise à chaque salarié', [
      ['L’accord', ['Cette note reproduit les règles de calcul et de répartition de l’accord.']],
      [
        'Votre choix',
        ['Vous recevez une fiche individuelle, puis vous choisissez de percevoir ou de placer.'],
      ],
    ]),
    `Note information ${dates.year}.pdf`,
    { title: `Note d’information ${dates.year}`, visibility: 'beneficiaries' },
  )
  await setClock(owner, noon(dates.today, -40))
  await keep(
    plainPaper('Groupama Épargne Salariale', 'Convention de tenue de compte', vergersName, [
      ['Objet', ['Tenue des comptes individuels du plan d’épargne d’entreprise.']],
      ['Durée', ['Un an, à renouveler par échange de lettres.']],
    ]),
    'Convention tenue de compte.pdf',
    { title: 'Convention de tenue de compte', valid_until: iso(noon(dates.today, 45)), status: 'active' },
  )
  await setClock(owner, noon(dates.today, -6))
  const agreement = await keeper(sophie, id)(
    agreementPaper(vergersName, next, null),
    `Accord ${next} à signer.pdf`,
    {
      title: `Accord d’intéressement ${next}`,
      year: String(dates.year + 1),
      status: 'to_sign',
      valid_until: iso(noon(dates.closing, 1096)),
    },
  )
  await claire(shareDocument, { path: { id, did: agreement }, body: { label: 'CSE', days: 30 } }).then(
    (share) => openShare(cast, share.url),
  )
  await keeper(sophie, id)(
    plainPaper('Moisson', 'Note de revue', 'Réservée aux conseillers', [
      ['À vérifier', ['Le seuil de déclenchement du prochain accord dépend du budget voté en conseil.']],
    ]),
    'Note de revue.pdf',
    { visibility: 'managers_only', type: 'other' },
  )
  for (const query of [{ inline: 'true' as const }, {}])
    await claire(readDocumentFile, { path: { id, did: agreement }, query })
}

async function papersOfPhare({ dates, owner, sophie }: Cast, company: DemoCompany): Promise<void> {
  const keep = keeper(sophie, company.id)
  await setClock(owner, noon(dates.today, -20))
  await keep(
    plainPaper(
      phareName,
      'Décision unilatérale d’intéressement',
      `Exercices ${dates.year + 1} à ${dates.year + 3}`,
      [['Décision', ['L’employeur met en place l’intéressement pour trois exercices.']]],
      ['Yann Le Goff'],
    ),
    `Décision unilatérale intéressement ${dates.year + 1} signée.pdf`,
    { title: 'Décision unilatérale d’intéressement', signed_at: iso(noon(dates.today, -21)) },
  )
}

/** Keeps a printed paper through the upload everybody uses; gives its id. */
function keeper(as: Caller, company: string) {
  return async (paper: Paper, name: string, fields: Fields & { type?: DocumentType }): Promise<string> => {
    const file = new File([new Uint8Array(await paperPdf(paper))], name, { type: 'application/pdf' })
    const { id } = await as(uploadDocument, { path: { id: company }, body: fields, file })
    return id
  }
}

/** Somebody outside opens a link they were given. */
async function openShare({ app }: Cast, url: string): Promise<void> {
  await app.inject({ method: 'GET', url: `/api/shared/${url.split('/').at(-1)}` })
}

const iso = (at: Date): string => at.toISOString().slice(0, 10)
