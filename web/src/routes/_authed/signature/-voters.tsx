import { getRatification } from '@moisson/contract/ratification'
import { useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { Button } from '../../../kit/button.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { late } from '../../../kit/late.tsx'
import { PlainTable } from '../../../kit/plain-table.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Ratification, Voter } from './-ratification.ts'
import { signatureWords } from './-signature-words.ts'

const PaperDialog = late(() => import('./-paper-dialog.tsx'))
/** A longer list waits to be asked for. */
const FEW = 60

/** Everybody asked, folded away: who answered, and at the end what. */
export function Voters({ ratification, today }: { ratification: Ratification; today: string }) {
  const words = useWords(signatureWords)
  const [shown, setShown] = useState(ratification.state === 'open' && ratification.personnel <= FEW)
  return (
    <details open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center font-medium text-primary-800">
        {words.who}
      </summary>
      {shown && <Table ratification={ratification} today={today} />}
    </details>
  )
}

function Table({ ratification, today }: { ratification: Ratification; today: string }) {
  const words = useWords(signatureWords)
  const { shortInstant } = useFormat()
  const company = useCompany()
  const read = useLateRead(getRatification, { path: { id: company.id, rid: ratification.id } })
  const [entering, setEntering] = useState<Voter | null>(null)
  if (read.error) return <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <SkeletonLines lines={4} />
  const open = ratification.state === 'open'
  const nameOf = ({ last_name, first_name }: Voter) => `${last_name} ${first_name}`.trim()
  const statusOf = (voter: Voter) => {
    if (voter.answered_at === null) return open ? words.waiting : words.silent
    return voter.answer === null ? words.done(shortInstant(voter.answered_at)) : words.said[voter.answer]
  }
  return (
    <>
      <PlainTable
        label={words.who}
        rows={read.data.voters}
        rowKey={({ id }) => id}
        columns={[
          { header: words.name, cell: nameOf, long: true },
          {
            header: words.number,
            cell: ({ employee_number }) => employee_number ?? '',
            align: 'left',
            wide: true,
          },
          { header: words.status, cell: statusOf, align: 'left', long: true },
          {
            header: words.how,
            align: 'left',
            wide: true,
            cell: ({ channel, has_mail }) =>
              channel ? words.channels[channel] : open ? (has_mail ? words.byMail : words.onPaper) : '',
          },
          open && {
            header: <span className="sr-only">{words.enter}</span>,
            cell: (voter: Voter) =>
              (voter.answered_at === null || voter.channel === 'paper') && (
                <Button
                  size="small"
                  aria-label={
                    voter.channel === 'paper'
                      ? words.correctNamed(nameOf(voter))
                      : words.enterNamed(nameOf(voter))
                  }
                  makes="POST /company/{id}/ratifications/{rid}/voters/{vid}/paper"
                  onClick={() => setEntering(voter)}
                >
                  {voter.channel === 'paper' ? words.correct : words.enter}
                </Button>
              ),
          },
        ]}
      />
      {entering && (
        <PaperDialog
          ratification={ratification}
          voter={entering}
          name={nameOf(entering)}
          today={today}
          onClose={() => setEntering(null)}
        />
      )}
    </>
  )
}
