import { createAccordDraft } from '@moisson/contract/accord-drafts'
import type { PublishedModelCode } from '@moisson/core/accord/published-model-codes'
import { useNavigate } from '@tanstack/react-router'
import { useChange } from '../api/change.ts'
import { Button } from '../kit/button.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useCompany, useUser } from '../session/account.ts'
import { useWords } from '../words/catalogue.ts'
import { guideWords } from './guide-words.ts'

/** Begins a draft of agreement with a published formula; nothing for who writes no agreement. */
export default function OpenFormula({ code }: { code: PublishedModelCode }) {
  const saver = useUser().roles.every((role) => role === 'beneficiary')
  return saver ? null : <Begin code={code} />
}

function Begin({ code }: { code: PublishedModelCode }) {
  const words = useWords(guideWords).formulas
  const company = useCompany()
  const change = useChange(createAccordDraft)
  const navigate = useNavigate()
  async function begin() {
    const outcome = await change.send({ path: { id: company.id }, body: { from: { kind: 'model', code } } })
    if (outcome.ok)
      await navigate({ to: '/wizards/interessementCreator', search: { draft: outcome.value.id } })
    else showToast({ kind: 'error', title: words.failed, body: outcome.error.message })
  }
  return (
    <Button
      className="justify-self-start print:hidden"
      running={change.running}
      makes="POST /company/{id}/accord-drafts"
      onClick={() => void begin()}
    >
      {words.open}
    </Button>
  )
}
