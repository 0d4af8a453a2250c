import { createAccordDraft, updateAccordDraft } from '@moisson/contract/accord-drafts'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { SaveFailure } from '../../../../../form/save-failure.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { Notice } from '../../../../../kit/notice.tsx'
import { ButtonLink } from '../../../../../shell/button-link.tsx'
import { useCompany } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { forgetDraft, shelfHere, type Answers } from './answers-queue.ts'
import { creatorWords } from './creator-words.ts'

const route = getRouteApi('/_authed/wizards/interessementCreator/')

/** A draft that somebody deleted: what was answered here goes on in a new one. */
export function GoneDraft(props: { draftId: string; name?: string; answers: Answers | null }) {
  const { draftId, name, answers } = props
  const words = useWords(creatorWords)
  const company = useCompany()
  const navigate = route.useNavigate()
  const create = useChange(createAccordDraft)
  const fill = useChange(updateAccordDraft)
  // Tried again after a failure, it goes on in the draft that was made.
  const [begun, setBegun] = useState<string | null>(null)
  async function goOn(kept: Answers) {
    const aid = begun ?? (await begin())
    if (aid === null) return
    setBegun(aid)
    if (!(await fill.send({ path: { id: company.id, aid }, body: { answers: kept } })).ok) return
    forgetDraft(shelfHere(), draftId)
    void navigate({ search: { draft: aid } })
  }
  async function begin(): Promise<string | null> {
    const from = { kind: 'empty' as const }
    const made = await create.send({ path: { id: company.id }, body: { ...(name && { name }), from } })
    return made.ok ? made.value.id : null
  }
  const error = create.error ?? fill.error
  return (
    <div className="grid gap-2">
      <Notice
        kind="warning"
        announced
        title={words.gone.title}
        actions={
          <>
            {answers && (
              <Button
                size="small"
                makes={create}
                running={create.running || fill.running}
                onClick={() => void goOn(answers)}
              >
                {words.gone.keep}
              </Button>
            )}
            <ButtonLink size="small" look="quiet" to="/wizards/interessementCreator" search={{}}>
              {words.back}
            </ButtonLink>
          </>
        }
      >
        {answers ? words.gone.kept : words.gone.body}
      </Notice>
      {error && <SaveFailure error={error} />}
    </div>
  )
}
