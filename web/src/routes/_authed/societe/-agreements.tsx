import { addAgreement, applyAccord } from '@moisson/contract/agreement'
import type { Output } from '@moisson/contract/call'
import { listAgreements } from '@moisson/contract/company'
import { agreementTypes } from '@moisson/core/vocabulary'
import { useSearch } from '@tanstack/react-router'
import { FileSignature } from 'lucide-react'
import { parisDay } from '@moisson/law/paris-time'
import { useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { late } from '../../../kit/late.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { AgreementForm } from './-agreement-form.tsx'
import { AgreementVersions } from './-agreement-versions.tsx'
import { amendmentOf, blankAgreement, followerOf, type Agreement } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'
import { useMarks } from '../../../words/marks.ts'

const ApplyAccord = late(() => import('../../../company/apply-accord.tsx'))

/** The company's agreements, wherever they were concluded: each version, what it decided, and what follows. */
export default function Agreements() {
  const words = useWords(agreementWords)
  const company = useCompany()
  const reading = useLateRead(listAgreements, { path: { id: company.id } })
  const { begin } = useSearch({ from: '/_authed/societe/' })
  const [begun, setBegun] = useState(agreementTypes.find((type) => type === begin) ?? null)
  if (reading.error)
    return (
      <Card title={words.title}>
        <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
      </Card>
    )
  if (reading.data === undefined)
    return (
      <Card title={words.title}>
        <SkeletonLines lines={8} />
      </Card>
    )
  const { versions, items, written, today } = reading.data
  const known = agreementTypes.filter((type) => versions.some((one) => one.type === type))
  const shown = agreementTypes.filter(
    (type) => type === 'interessement' || known.includes(type) || begun === type,
  )
  return (
    <>
      {shown.map((type) => (
        <AgreementCard
          key={type}
          type={type}
          begun={begun === type}
          versions={versions.filter((one) => one.type === type)}
          counting={items.find((one) => one.type === type) ?? null}
          written={type === 'interessement' ? written : []}
          today={today}
        />
      ))}
      {!shown.includes('participation') && (
        <div>
          <Button makes={addAgreement} onClick={() => setBegun('participation')}>
            {words.addParticipation}
          </Button>
        </div>
      )}
    </>
  )
}

type WrittenText = Output<typeof listAgreements>['written'][number]

/** Texts written in the creator that wait to become the company’s agreement. */
function WrittenTexts({ texts }: { texts: readonly WrittenText[] }) {
  const words = useWords(agreementWords)
  const company = useCompany()
  const { mediumDay } = useFormat()
  const { colon } = useMarks()
  const [applying, setApplying] = useState<WrittenText | null>(null)
  return (
    <ul className="grid gap-3">
      {texts.map((one) => (
        <li key={one.document_id}>
          <Notice
            title={words.writtenHere(one.title)}
            actions={
              <>
                <Button
                  makes={applyAccord}
                  size="small"
                  look="primary"
                  aria-label={`${words.applyWritten}${colon} ${one.title}`}
                  onClick={() => setApplying(one)}
                >
                  {words.applyWritten}
                </Button>
                <ButtonLink size="small" to="/documents" search={{ doc: one.document_id }}>
                  {words.readText}
                </ButtonLink>
              </>
            }
          >
            {one.signed_on
              ? words.writtenSigned(mediumDay(one.signed_on))
              : words.writtenUnsigned(mediumDay(parisDay(one.written_at)))}
          </Notice>
        </li>
      ))}
      {applying && (
        <ApplyAccord
          paper={{ id: applying.document_id, company_id: company.id, title: applying.title }}
          onApplied={() => setApplying(null)}
          onClose={() => setApplying(null)}
        />
      )}
    </ul>
  )
}

/** What is being written: a version that is not there yet, or one that is, by its id. */
type Writing = { stored: Agreement; act: 'agreement' | 'amendment' | 'change' } | null

function AgreementCard(props: {
  type: Agreement['type']
  /** Asked for already: where there is none yet, its form is open. */
  begun: boolean
  versions: readonly Agreement[]
  counting: Agreement | null
  written: readonly WrittenText[]
  today: string
}) {
  const { type, versions, counting, written, today } = props
  const words = useWords(agreementWords)
  const company = useCompany()
  const [writing, setWriting] = useState<Writing>(
    props.begun && versions.length === 0 && written.length === 0
      ? { act: 'agreement', stored: blankAgreement(company.id, type) }
      : null,
  )
  const over = counting?.standing === 'past' && (counting.last_exercise_end ?? today) < today
  const write = (act: 'agreement' | 'amendment', stored: Agreement) => setWriting({ act, stored })
  return (
    <Card title={words.titles[type]}>
      <div className="grid gap-5">
        {counting?.is_example && <Notice kind="warning">{words.example}</Notice>}
        {over && <Notice kind="warning">{words.over}</Notice>}
        {written.length > 0 && writing === null && <WrittenTexts texts={written} />}
        {versions.length === 0 ? (
          writing === null &&
          written.length === 0 && (
            <EmptyState
              icon={FileSignature}
              title={words.noneTitle[type]}
              actions={
                <>
                  <Button
                    makes={addAgreement}
                    look="primary"
                    onClick={() => write('agreement', blankAgreement(company.id, type))}
                  >
                    {words.enter}
                  </Button>
                  {type === 'interessement' && (
                    <ButtonLink to="/wizards/interessementCreator">{words.draft}</ButtonLink>
                  )}
                </>
              }
            >
              {words.none[type]}
            </EmptyState>
          )
        ) : (
          <AgreementVersions
            versions={versions}
            counting={counting}
            today={today}
            onChange={writing ? undefined : (stored) => setWriting({ act: 'change', stored })}
          />
        )}
        {writing ? (
          <AgreementForm
            key={`${writing.act} ${writing.stored.id} ${writing.stored.version}`}
            stored={writing.stored}
            act={writing.act}
            onEnd={() => setWriting(null)}
          />
        ) : (
          counting && (
            <div className="flex flex-wrap gap-3 border-t border-neutral-200 pt-4">
              {!over && (
                <Button
                  makes={addAgreement}
                  onClick={() => write('amendment', amendmentOf(counting, versions))}
                >
                  {words.amend}
                </Button>
              )}
              <Button
                makes={addAgreement}
                look={over ? 'primary' : 'secondary'}
                onClick={() => write('agreement', followerOf(versions))}
              >
                {words.follow}
              </Button>
              {type === 'interessement' && (
                <ButtonLink to="/wizards/interessementCreator">{words.draftNext}</ButtonLink>
              )}
            </div>
          )
        )}
      </div>
    </Card>
  )
}
