import { endView, openView } from '@moisson/contract/admin'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { forgetAnswers } from '../api/forget-answers.ts'
import { queryClient } from '../api/query-client.ts'
import { send } from '../api/send.ts'
import { showToast } from '../kit/toast-store.ts'
import { loadCompany, loadUser } from '../session/account.ts'
import { sentenceOf } from '../api/sentence-of.ts'

/** Looking at a company as its administrator would, and coming back; one is another person meanwhile. */
export function useView() {
  const navigate = useNavigate()
  const [running, setRunning] = useState(false)

  async function become(change: () => Promise<unknown>, home: string) {
    setRunning(true)
    try {
      await change()
      const lookAgain = forgetAnswers(queryClient)
      await loadUser()
      await navigate({ to: home })
      await loadCompany()
      lookAgain()
    } catch (error) {
      showToast({ kind: 'error', title: error instanceof ApiError ? sentenceOf(error) : String(error) })
    }
    setRunning(false)
  }
  return {
    running,
    open: (companyId: string) => become(() => send(openView, { path: { id: companyId } }), '/dashboard'),
    leave: () => become(() => send(endView, {}), '/admin/dashboard'),
  }
}
