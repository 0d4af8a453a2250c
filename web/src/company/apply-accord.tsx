import { applyAccord } from '@moisson/contract/agreement'
import { useChange } from '../api/change.ts'
import { ConfirmDialog } from '../form/confirm-dialog.tsx'
import { Button } from '../kit/button.tsx'
import { useWords } from '../words/catalogue.ts'
import { applyAccordWords } from './apply-accord-words.ts'

/** Makes a text written here the agreement of the exercices it covers, or an amendment where one covers them already. */
export default function ApplyAccord(props: {
  paper: { id: string; company_id: string; title: string }
  onApplied: () => void
  onClose: () => void
}) {
  const { paper, onApplied, onClose } = props
  const words = useWords(applyAccordWords)
  const change = useChange(applyAccord)
  const covered = change.error?.code === 'agreement_overlaps'
  async function apply(act: 'agreement' | 'amendment') {
    const { ok } = await change.send({ path: { id: paper.company_id }, body: { document_id: paper.id, act } })
    if (ok) onApplied()
  }
  return (
    <ConfirmDialog
      title={words.title}
      confirm={covered ? words.amendment : words.apply}
      makes={change}
      running={change.running}
      error={change.error}
      aside={
        covered && (
          <Button
            makes={change}
            className="mr-auto"
            disabled={change.running}
            onClick={() => void apply('agreement')}
          >
            {words.again}
          </Button>
        )
      }
      onConfirm={() => void apply(covered ? 'amendment' : 'agreement')}
      onClose={onClose}
    >
      <p className="text-pretty">{words.body(paper.title)}</p>
    </ConfirmDialog>
  )
}
