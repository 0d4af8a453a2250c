import { getFund } from '@moisson/contract/fund'
import { useState } from 'react'
import { useLateRead } from '../../../../../api/read.ts'
import { Badge } from '../../../../../kit/badge.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { Drawer } from '../../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { Checklist } from './checklist.tsx'
import { FundActions } from './fund-actions.tsx'
import { FundDocument } from './fund-document.tsx'
import { FundForm } from './fund-form.tsx'
import { FundVersions } from './fund-versions.tsx'
import { fundTones } from './catalogue-fund.ts'
import { fundsWords } from './funds-words.ts'

/** A fund: what it still needs, its document, its figures and its versions. */
export default function FundDrawer(props: {
  id: string
  mayChange: boolean
  onOpen: (id: string) => void
  onClose: () => void
}) {
  const { id, mayChange, onOpen, onClose } = props
  const words = useWords(fundsWords)
  const isNew = id === 'new'
  const reading = useLateRead(getFund, { path: { fid: id } }, { enabled: !isNew })
  const [editing, setEditing] = useState(false)
  const fund = reading.data
  if (isNew) {
    return (
      <Drawer open title={words.newTitle} description={words.newIntro} onClose={onClose}>
        <FundForm onSaved={(saved) => onOpen(saved.id)} />
      </Drawer>
    )
  }
  if (!fund) {
    return (
      <Drawer open title={reading.error ? words.notHere : '…'} onClose={onClose}>
        {reading.error ? (
          <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
        ) : (
          <SkeletonLines lines={6} />
        )}
      </Drawer>
    )
  }
  return (
    <Drawer
      open
      title={fund.name}
      description={[fund.code, fund.share_class, fund.manager_name].filter(Boolean).join(' · ')}
      onClose={onClose}
      footer={mayChange && !editing ? <FundActions fund={fund} /> : undefined}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <p className="flex flex-wrap gap-2">
          <Badge tone={fundTones[fund.status]}>{words.statuses[fund.status]}</Badge>
          <Badge tone={fund.verification_status === 'verified' ? 'blue' : 'amber'}>
            {words.verifications[fund.verification_status]}
          </Badge>
          {fund.is_demo && <Badge>{words.demo}</Badge>}
        </p>
        {!mayChange && <p className="text-sm text-neutral-600">{words.readOnly}</p>}
        <Checklist fund={fund} />
        <FundDocument fund={fund} mayChange={mayChange && fund.status !== 'archived'} />
        {editing ? (
          <FundForm fund={fund} onSaved={() => setEditing(false)} />
        ) : (
          mayChange &&
          fund.status !== 'archived' && (
            <div>
              <Button onClick={() => setEditing(true)}>{words.edit}</Button>
            </div>
          )
        )}
        <FundVersions fund={fund} />
      </div>
    </Drawer>
  )
}
