import { savePlan } from '@moisson/contract/company'
import { matchingFields, planFields } from '@moisson/core/company/plan-fields'
import { keeperOfPlan } from '@moisson/core/keeper/keepers-of'
import type { Text } from '@moisson/law/text'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useChange } from '../../../api/change.ts'
import { FieldOf } from '../../../form/field-of.tsx'
import { Form } from '../../../form/form.tsx'
import { SaveFailure } from '../../../form/save-failure.tsx'
import { useRecord, type RecordForm } from '../../../form/use-record.ts'
import { Button } from '../../../kit/button.tsx'
import { DateField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useCompany } from '../../../session/account.ts'
import { UnsavedChanges } from '../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { PaperField } from './-paper-field.tsx'
import { PlanFunds } from './-plan-funds.tsx'
import { PlanMatching } from './-plan-matching.tsx'
import { PlanSteps } from './-plan-steps.tsx'
import { PlanPreview } from './-plan-preview.tsx'
import { changeOf, withFundsOf, type Plan, type PlanKind, type PlanValues } from './-plan-values.ts'
import { planWords } from './-plan-words.ts'
import { Group, Row } from './-section-form.tsx'

const ConflictDialog = lazy(() =>
  import('../../../form/conflict-dialog.tsx').then((all) => ({
    default: all.ConflictDialog<PlanValues>,
  })),
)

/** One plan, set up or changed from a day on: saved whole, so that what is kept is what is shown. */
export function PlanForm(props: {
  kind: PlanKind
  stored: PlanValues & { version: number }
  first: boolean
  funds: Plan['funds']
  onEnd: () => void
}) {
  const { kind, stored, first, funds, onEnd } = props
  const words = useWords(planWords)
  const company = useCompany()
  const change = useChange(savePlan)
  const record = useRecord<PlanValues, PlanValues & { version: number }>(stored, {
    change,
    write: (changes, version, base) => {
      const { version: _, ...whole } = { ...base, ...changes }
      return change.send({ path: { id: company.id, kind }, body: whole }, { version })
    },
    onCurrent: () => undefined,
    readCurrent: (answered: Plan) => changeOf(answered, stored.counts_from),
  })
  const { values, set, error, errorOf } = record
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
          <ConflictDialog record={record} fields={shownFields(funds)} onSaved={told} />
        </Suspense>
      )}
      <Row>
        <DateField
          name="counts_from"
          label={words.starting}
          help={first ? words.startingNew : words.startingHelp}
          value={values.counts_from}
          error={errorOf('counts_from')}
          onChange={(event) => event.target.value && set('counts_from', event.target.value)}
        />
        <PlanField record={record} name="name" />
      </Row>
      <Group title={words.matching} help={words.matchingHelp}>
        <PlanMatching
          kind={kind}
          value={values.abondement}
          known={funds}
          fundIds={values.fund_ids}
          onChange={(next) => set('abondement', next)}
        />
        <PlanPreview kind={kind} rule={values.abondement} />
      </Group>
      <Group title={words.funds} help={words.fundsHelp}>
        <PlanFunds
          kind={kind}
          known={funds}
          ids={values.fund_ids}
          chosen={values.default_fund_id}
          onChange={(ids, chosen) => {
            set('fund_ids', ids)
            set('abondement', withFundsOf(values.abondement, ids))
            set('default_fund_id', chosen)
          }}
        />
        {kind === 'percol' && <PlanField record={record} name="has_managed_profiles" />}
        {values.has_managed_profiles && (
          <PlanSteps
            steps={values.managed_steps}
            error={errorOf('managed_steps')}
            onChange={(steps) => set('managed_steps', steps)}
          />
        )}
      </Group>
      <PlanTerms kind={kind} record={record} />
      {error && error.status !== 412 && Object.keys(error.fieldErrors).length === 0 && (
        <SaveFailure error={error} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-neutral-200 pt-4">
        <output className="mr-auto text-sm text-neutral-600">{record.dirty && words.unsaved}</output>
        <Button look="quiet" disabled={record.saving} onClick={onEnd}>
          {words.close}
        </Button>
        <Button type="submit" look="primary" disabled={!record.dirty} running={record.saving}>
          {words.save}
        </Button>
      </div>
    </Form>
  )
}

/** What the plan says besides its matching and its funds. */
function PlanTerms({ kind, record }: { kind: PlanKind; record: RecordForm<PlanValues> }) {
  const words = useWords(planWords)
  const company = useCompany()
  const keeper = keeperOfPlan(company, kind)
  const percolKept = keeper !== null || company.percol_account_keeper !== null
  return (
    <Group title={words.plan}>
      <p className="text-sm text-neutral-600">
        {keeper === null ? words.keeperUnsaid : words.keptBy(keeper)}{' '}
        <Link
          to="/societe"
          search={{
            section: 'payroll',
            field: kind === 'percol' && percolKept ? 'percol_account_keeper' : 'account_keeper',
          }}
          className="link inline-block min-h-6"
        >
          {keeper === null ? words.sayKeeper : words.changeKeeper}
        </Link>
      </p>
      <PaperField
        name="rules_document_id"
        field={planFields.rules_document_id}
        types={[`${kind}_rules`]}
        value={record.values.rules_document_id}
        error={record.errorOf('rules_document_id')}
        onChange={(id) => record.set('rules_document_id', id)}
        add={words.upload}
      />
      <Row>
        <PlanField record={record} name="keeper_contract" optional />
        <PlanField record={record} name="keeper_contact" optional />
        <PlanField record={record} name="fees_after_departure" placeholder={words.toSay} />
        <PlanField record={record} name="fees_per_year_cents" optional />
      </Row>
      <PlanField record={record} name="inter_company" />
    </Group>
  )
}

function PlanField(props: {
  record: RecordForm<PlanValues>
  name: keyof typeof planFields
  optional?: boolean
  placeholder?: string
}) {
  const { record, name, ...shown } = props
  return (
    <FieldOf
      {...shown}
      name={name}
      field={planFields[name]}
      value={record.values[name]}
      onChange={(value) => record.set(name, value as never)}
      error={record.errorOf(name)}
    />
  )
}

/** What a conflict names: the record, and what has a layout of its own in the form. */
function shownFields(funds: Plan['funds']) {
  const names = Object.fromEntries(funds.map(({ id, name }): [string, Text] => [id, { fr: name, en: name }]))
  return {
    ...planFields,
    counts_from: { kind: 'day', label: { fr: 'À compter du', en: 'From' } },
    abondement: { kind: 'group', fields: matchingFields, label: { fr: 'Abondement', en: 'Matching' } },
    fund_ids: {
      kind: 'list',
      of: { kind: 'choice', names },
      label: { fr: 'Fonds proposés', en: 'Funds on offer' },
    },
    default_fund_id: { kind: 'choice', names, label: { fr: 'Fonds par défaut', en: 'Default fund' } },
  } as const
}
