import { requireFactor } from '@moisson/contract/company-access'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { societeWords } from './-societe-words.ts'

/** Whether those who administer the company need a second factor; an owner decides. */
export function SecondFactor(props: { companyId: string; required: boolean; mayManage: boolean }) {
  const { companyId, required, mayManage } = props
  const words = useWords(societeWords).secondFactor
  const change = useChange(requireFactor)
  const [asking, setAsking] = useState(false)

  async function settle() {
    const outcome = await change.send({ path: { id: companyId }, body: { required: !required } })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: required ? words.lifted : words.asked })
    setAsking(false)
  }
  return (
    <Card title={words.title}>
      <div className="grid gap-4">
        <p className="max-w-prose text-pretty text-neutral-700">{required ? words.on : words.off}</p>
        {mayManage && (
          <div>
            <Button icon={ShieldCheck} onClick={() => setAsking(true)}>
              {required ? words.lift : words.ask}
            </Button>
          </div>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={required ? words.liftTitle : words.askTitle}
          description={required ? words.liftBody : words.askBody}
          confirm={required ? words.lift : words.ask}
          running={change.running}
          error={change.error}
          onConfirm={() => void settle()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
