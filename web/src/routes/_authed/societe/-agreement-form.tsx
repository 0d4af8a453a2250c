import { addAgreement, changeAgreement } from '@moisson/contract/agreement'
import { agreementFields } from '@moisson/core/company/agreement-fields'
import { criteria as everyCriterion } from '@moisson/core/vocabulary'
import { lazy, Suspense } from 'react'
import { useChange } from '../../../api/change.ts'
import { Form } from '../../../form/form.tsx'
import { SaveFailure } from '../../../form/save-failure.tsx'
import { useRecord } from '../../../form/use-record.ts'
import { Button } from '../../../kit/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useCompany } from '../../../session/account.ts'
import { UnsavedChanges } from '../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { AgreementActs } from './-agreement-acts.tsx'
import { AgreementClauses } from './-agreement-clauses.tsx'
import { AgreementPreview } from './-agreement-preview.tsx'
import { bodyOf, valuesOf, weightOf, type Agreement, type AgreementValues } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'
import { useMarks } from '../../../words/marks.ts'

const ConflictDialog = lazy(() =>
  import('../../../form/conflict-dialog.tsx').then((all) => ({
    default: all.ConflictDialog<AgreementValues>,
  })),
)

/** One version of an agreement, new or changed: its act, its days and its clauses, saved together. */
export function AgreementForm(props: {
  stored: Agreement
  act: 'agreement' | 'amendment' | 'change'
  onEnd: () => void
}) {
  const { stored, act, onEnd } = props
  const words = useWords(agreementWords)
  const { quoted } = useMarks()
  const company = useCompany()
  const [adding, changing] = [useChange(addAgreement), useChange(changeAgreement)]
  const record = useRecord<AgreementValues, AgreementValues & { version: number }>(valuesOf(stored), {
    change: act === 'change' ? changing : adding,
    write: (changes, version) => {
      const body = bodyOf(stored, changes)
      return act === 'change'
        ? changing.send({ path: { id: company.id, aid: stored.id }, body }, { version })
        : adding.send({ path: { id: company.id }, body: { ...body, type: stored.type, act } })
    },
    onCurrent: () => undefined,
    readCurrent: (answered: Agreement) => valuesOf(answered),
  })
  const { values, error } = record
  const sum = everyCriterion.reduce(
    (total, criterion) => total + (weightOf(values.criteria, criterion) ?? 0),
    0,
  )
  const decided = act === 'change' ? stored.campaigns : []
  const told = () => {
    showToast({ kind: 'success', title: words.saved })
    onEnd()
  }
  async function submit() {
    if (await record.save()) told()
  }
  return (
    <Form
      sheet={record.sheet}
      error={error}
      className="grid gap-6 border-t border-neutral-200 pt-5"
      onSubmit={() => void submit()}
    >
      <UnsavedChanges when={record.dirty} wholeAddress />
      {record.conflicts.length > 0 && (
        <Suspense>
          <ConflictDialog record={record} fields={agreementFields} onSaved={told} />
        </Suspense>
      )}
      <h3 className="text-lg font-semibold text-neutral-950">{words.writing[act]}</h3>
      <p className="-mt-4 max-w-prose text-sm text-pretty text-neutral-600">{words.writingHelp[act]}</p>
      <AgreementActs record={record} type={stored.type} />
      {decided.length > 0 ? (
        <Notice>{words.locked(decided.map(({ name }) => quoted(name)).join(', '))}</Notice>
      ) : (
        <AgreementClauses record={record} type={stored.type} sum={sum} />
      )}
      <AgreementPreview type={stored.type} values={values} />
      {error && error.status !== 412 && Object.keys(error.fieldErrors).length === 0 && (
        <SaveFailure error={error} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-neutral-200 pt-4">
        <output className="mr-auto text-sm text-neutral-600">{record.dirty && words.unsaved}</output>
        <Button look="quiet" disabled={record.saving} onClick={onEnd}>
          {words.close}
        </Button>
        <Button
          type="submit"
          look="primary"
          disabled={!record.dirty || (values.criteria !== null && sum !== 10_000)}
          running={record.saving}
        >
          {words.save}
        </Button>
      </div>
    </Form>
  )
}
