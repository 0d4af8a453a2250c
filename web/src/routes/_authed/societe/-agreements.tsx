import { addAgreement } from '@moisson/contract/agreement'
import { listAgreements } from '@moisson/contract/company'
import { agreementTypes } from '@moisson/core/vocabulary'
import { FileSignature } from 'lucide-react'
import { useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { AgreementForm } from './-agreement-form.tsx'
import { AgreementVersions } from './-agreement-versions.tsx'
import { amendmentOf, blankAgreement, followerOf, type Agreement } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'

/** The company's agreements, wherever they were concluded: each version, what it decided, and what follows. */
export default function Agreements() {
  const words = useWords(agreementWords)
  const company = useCompany()
  const reading = useLateRead(listAgreements, { path: { id: company.id } })
  const [begun, setBegun] = useState(false)
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
  const { versions, items, today } = reading.data
  const known = agreementTypes.filter((type) => versions.some((one) => one.type === type))
  const shown = agreementTypes.filter((type) => type === 'interessement' || known.includes(type) || begun)
  return (
    <>
      {shown.map((type) => (
        <AgreementCard
          key={type}
          type={type}
          versions={versions.filter((one) => one.type === type)}
          counting={items.find((one) => one.type === type) ?? null}
          today={today}
        />
      ))}
      {!shown.includes('participation') && (
        <div>
          <Button makes={addAgreement} onClick={() => setBegun(true)}>
            {words.addParticipation}
          </Button>
        </div>
      )}
    </>
  )
}

/** What is being written: a version that is not there yet, or one that is, by its id. */
type Writing = { stored: Agreement; act: 'agreement' | 'amendment' | 'change' } | null

function AgreementCard(props: {
  type: Agreement['type']
  versions: readonly Agreement[]
  counting: Agreement | null
  today: string
}) {
  const { type, versions, counting, today } = props
  const words = useWords(agreementWords)
  const company = useCompany()
  const [writing, setWriting] = useState<Writing>(null)
  const over = counting?.standing === 'past' && (counting.last_exercise_end ?? today) < today
  const write = (act: 'agreement' | 'amendment', stored: Agreement) => setWriting({ act, stored })
  return (
    <Card title={words.titles[type]}>
      <div className="grid gap-5">
        {counting?.is_example && <Notice kind="warning">{words.example}</Notice>}
        {over && <Notice kind="warning">{words.over}</Notice>}
        {versions.length === 0 ? (
          writing === null && (
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
