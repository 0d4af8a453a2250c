import { readSigningPack } from '@moisson/contract/ratification'
import { anonymous } from '@moisson/core/accord/anonymous'
import { ratifiedTypes } from '@moisson/core/accord/ratification'
import { writeAccord } from '@moisson/core/accord/write-accord'
import { signatoriesIn } from '@moisson/core/accord/text-signatories'
import { calledAs } from '@moisson/core/company/signatories'
import { capacityNames, type Signatory } from '@moisson/core/company/signatory-fields'
import { neededPapers, textDeadlines, type NeededPaper } from '@moisson/core/document/filing-pack'
import { conclusionModes, type ConclusionModeName } from '@moisson/law/conclusion-modes'
import { sourceOf } from '@moisson/law/scheme-points'
import { parisDay } from '@moisson/law/paris-time'
import { longDay } from '@moisson/law/words/days'
import { accordPdf, setAccord } from '../accord/accord-pdf.ts'
import { writeDocx } from '../accord/write-docx.ts'
import { agreementRows } from '../company/agreement-store.ts'
import { companyRow } from '../company/company-store.ts'
import { documentIn, type DocumentRow } from '../document/document-store.ts'
import { logAccess } from '../document/log-access.ts'
import { writeZip, type ZipEntry } from '../export/write-zip.ts'
import { openFile } from '../file/keep-file.ts'
import { handle } from '../http/handle.ts'
import { printPdf } from '../print/print-pdf.ts'
import { keptAccord } from './kept-accord.ts'
import { listToSign } from './list-to-sign.ts'
import { personnelOf } from './ratification-store.ts'

const PATIENCE_MS = 60_000
const NAMELESS = 'Version sans les noms.docx'
export const signedTypes = [...ratifiedTypes, 'interessement_due'] as const

/** All that is signed together: the text, the papers its way of conclusion asks for, the list of the personnel. */
export const handleReadSigningPack = handle(readSigningPack, async (context) => {
  const { tx, caller, companyId, input, now, services, refuse } = context
  const row = await documentIn(tx, caller, { companyId, documentId: input.path.did })
  if (!signedTypes.some((type) => type === row.type)) throw refuse('text_not_to_sign')
  const company = await companyRow(tx, companyId)
  const written = keptAccord(row)
  const mode =
    input.query.mode ??
    written?.accord.conclusion.mode ??
    (row.type === 'interessement_due' ? 'unilateral' : 'ratification')
  const entries: ZipEntry[] = []
  const add = (name: string, content: Buffer) =>
    entries.push({ name: `${entries.length + 1} - ${name}`, content: [content] })
  const text = await openFile(services, tx, row.file_id)
  add(`Texte à signer.${text.file_name.split('.').at(-1)}`, text.bytes)
  if (written) {
    const whole = writeAccord(written.accord)
    const minutes = whole.annexes.find(({ code }) => code === 'minutes')
    if (minutes && mode === written.accord.conclusion.mode)
      add(
        `${legible(minutes.title)}.pdf`,
        await accordPdf(
          { ...whole, title: minutes.title, clauses: [], annexes: [{ ...minutes, number: null }] },
          written.code,
        ),
      )
    const nameless = writeAccord(anonymous(written.accord))
    const { pages } = await setAccord(nameless, written.code)
    add(NAMELESS, await writeDocx(nameless, written.code, pages))
  }
  if (mode === 'ratification') {
    const day = parisDay(now)
    const people = await personnelOf(tx, companyId, day)
    const page = listToSign({ company, title: row.title, day, people, sha256: text.sha256 })
    add('Liste d’émargement à signer.pdf', await printPdf('minutes', page, PATIENCE_MS))
  }
  const agreement = (await agreementRows(tx, companyId)).find(({ document_id }) => document_id === row.id)
  const signatories = agreement?.signatories ?? (written ? signatoriesIn(written.accord, [], null) : [])
  const papers = neededPapers(mode, {
    size: company.headcount === null ? null : Number(company.headcount),
    cse: company.has_cse,
    ds: company.has_union_delegate,
    group: written?.accord.scope.kind === 'group',
  })
  const contents = contentsOf(row, {
    mode,
    entries,
    signatories,
    papers,
    deadlines: textDeadlines(row, company),
  })
  context.note({ target_type: 'document', target_id: row.id, after: { mode } })
  await logAccess(tx, row, { kind: 'download', who: caller.name, user_id: caller.user_id }, now)
  return {
    file: {
      name: `Dossier de signature ${company.legal_name}.zip`,
      type: 'application/zip',
      body: writeZip([{ name: '0 - Sommaire.txt', content: [contents] }, ...entries]),
    },
  }
})

/** « - Pour l’employeur : Marc Petit, gérant » */
const signs = (one: Signatory): string =>
  `  - ${capacityNames[one.capacity].fr}\u00a0: ${calledAs(one)}${one.signed_on ? `, a signé le ${longDay(one.signed_on, 'fr')}` : ''}`

const legible = (title: string) => title.replaceAll(/[<>:"/\\|?*]/g, ' ')

/** What is there, what to join besides, and by when. */
function contentsOf(
  row: DocumentRow,
  pack: {
    mode: ConclusionModeName
    entries: readonly ZipEntry[]
    signatories: readonly Signatory[]
    papers: readonly NeededPaper[]
    deadlines: { sign_by: string; file_by: string } | null
  },
): string {
  const { mode, entries, signatories, deadlines } = pack
  const papers = pack.papers.filter(({ code }) => code !== 'text')
  const { label } = conclusionModes[mode]
  const lines = [
    `Dossier de signature\u00a0: ${row.title}`,
    `Conclusion\u00a0: ${label.fr}`,
    ...(deadlines
      ? [
          `À signer au plus tard le ${longDay(deadlines.sign_by, 'fr')}, à déposer au plus tard le ${longDay(deadlines.file_by, 'fr')}.`,
        ]
      : []),
    '',
    'Dans ce dossier\u00a0:',
    ...entries.map(({ name }) => `  ${name}`),
    ...(entries.some(({ name }) => name.endsWith(NAMELESS))
      ? [
          `  La version sans les noms sert à faire connaître le texte\u00a0; le dépôt n’en demande pas, un texte d’intéressement n’étant pas publié (${sourceOf('fr', 'agreements_published')}).`,
        ]
      : []),
    ...(signatories.length > 0 ? ['', 'Qui signe\u00a0:', ...signatories.map(signs)] : []),
    '',
    papers.length === 0
      ? 'Rien d’autre que le texte n’est à joindre au dépôt.'
      : 'À joindre au dépôt, avec le texte\u00a0:',
    ...papers.map(({ label: { fr }, required }) => `  - ${fr}${required ? '' : ' (le cas échéant)'}`),
    '',
    'Une fois le texte signé, déposez dans Documents la version signée et ses pièces, avec leur date.',
  ]
  return `\ufeff${lines.join('\r\n')}\r\n`
}
