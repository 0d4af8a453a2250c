import { endRatification } from '@moisson/contract/ratification'
import { useChange } from '../../../api/change.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { signatureWords } from './-signature-words.ts'

export default function EndDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(signatureWords)
  const company = useCompany()
  const ending = useChange(endRatification)
  return (
    <ConfirmDialog
      title={words.endTitle}
      confirm={words.end}
      running={ending.running}
      error={ending.error}
      makes={'POST /company/{id}/ratifications/{rid}/end'}
      onClose={onClose}
      onConfirm={() =>
        void ending.send({ path: { id: company.id, rid: id } }).then(({ ok }) => ok && onClose())
      }
    >
      {words.endWhy}
    </ConfirmDialog>
  )
}
