import { agreementFields } from '@moisson/core/company/agreement-fields'
import { criteria as everyCriterion } from '@moisson/core/vocabulary'
import { saveAgreement } from '@moisson/contract/company'
import { lazy, Suspense } from 'react'
import { useChange } from '../../../api/change.ts'
import { Form } from '../../../form/form.tsx'
import { useRecord } from '../../../form/use-record.ts'
import { Button } from '../../../kit/button.tsx'
import { SaveFailure } from '../../../form/save-failure.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { OnlyRead } from '../../../kit/only-read.tsx'
import { useDenied } from '../../../kit/rights.ts'
import { useCompany } from '../../../session/account.ts'
import { UnsavedChanges } from '../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { AgreementActs } from './-agreement-acts.tsx'
import { AgreementClauses } from './-agreement-clauses.tsx'
import { bodyOf, valuesOf, weightOf, type Agreement, type AgreementValues } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'

const ConflictDialog = lazy(() =>
  import('../../../form/conflict-dialog.tsx').then((all) => ({
    default: all.ConflictDialog<AgreementValues>,
  })),
)

/** One agreement: its act, its days and its clauses, saved together. */
export function AgreementForm(props: { stored: Agreement; onSaved: (agreement: Agreement) => void }) {
  const { stored, onSaved } = props
  const words = useWords(agreementWords)
  const company = useCompany()
  const change = useChange(saveAgreement)
  const viewing = useDenied(change) !== undefined
  const record = useRecord<AgreementValues, AgreementValues & { version: number }>(valuesOf(stored), {
    change,
    write: async (changes, version) => {
      const outcome = await change.send(
        { path: { id: company.id, type: stored.type }, body: bodyOf(stored, changes) },
        { version },
      )
      if (outcome.ok) onSaved(outcome.value)
      return outcome
    },
    onCurrent: () => undefined,
    readCurrent: (answered: Agreement) => valuesOf(answered),
  })
  const { values, error } = record
  const sum = everyCriterion.reduce(
    (total, criterion) => total + (weightOf(values.criteria, criterion) ?? 0),
    0,
  )
  const told = () => showToast({ kind: 'success', title: words.saved })
  async function submit() {
    if (await record.save()) told()
  }
  return (
    <Form sheet={record.sheet} error={error} className="grid gap-6" onSubmit={() => void submit()}>
      <UnsavedChanges when={record.dirty} />
      {record.conflicts.length > 0 && (
        <Suspense>
          <ConflictDialog record={record} fields={agreementFields} onSaved={told} />
        </Suspense>
      )}
      <OnlyRead makes={change}>
        <AgreementActs record={record} type={stored.type} />
        <AgreementClauses record={record} type={stored.type} sum={sum} />
      </OnlyRead>
      {error && error.status !== 412 && Object.keys(error.fieldErrors).length === 0 && (
        <SaveFailure error={error} />
      )}
      <div
        hidden={viewing}
        className="flex flex-wrap items-center justify-end gap-3 border-t border-neutral-200 pt-4"
      >
        <output className="mr-auto text-sm text-neutral-600">
          {record.dirty ? words.unsaved : stored.version > 0 && words.allSaved}
        </output>
        {record.dirty && (
          <Button look="quiet" disabled={record.saving} onClick={() => record.discard()}>
            {words.discard}
          </Button>
        )}
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
