import type { ReactNode } from 'react'
import { fileFields, type FileFieldName, type FileSection } from '@moisson/core/company/fields'
import { keysOf } from '@moisson/core/record/field'
import { useState } from 'react'
import { Form } from '../../../form/form.tsx'
import { useSheet, useUnread } from '../../../form/use-sheet.ts'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { SaveFailure } from '../../../form/save-failure.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { OnlyRead } from '../../../kit/only-read.tsx'
import { useDenied } from '../../../kit/rights.ts'
import { useWords } from '../../../words/catalogue.ts'
import { Origins } from './-origins.tsx'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** The fields that a part of the file saves. */
export const fieldsIn = (section: string): FileFieldName[] =>
  keysOf(fileFields).filter((name) => fileFields[name].section === section)

/** A part of the file with its own save; an error leads to the field to correct. */
export function SectionForm(props: {
  file: CompanyFile
  section: FileSection
  help?: ReactNode
  children: ReactNode
}) {
  const { file, section, help, children } = props
  const { record } = file
  const fields = fieldsIn(section)
  const words = useWords(societeWords)
  const sheet = useSheet()
  const unread = useUnread(sheet)
  // A path such as `address.city` is a part of its field.
  const parts = unread.map((path) => path.split('.')[0])
  const changed = new Set([...fields.filter((name) => record.changed.has(name)), ...parts]).size
  const { error } = record
  const [round, setRound] = useState(0)
  const viewing = useDenied('PUT /company/{id}') !== undefined
  const onFields = Object.keys(error?.fieldErrors ?? {}).length > 0

  function discard() {
    sheet.clear()
    record.discard(fields)
    // Fields begin again, with what is kept.
    setRound(round + 1)
  }
  async function submit() {
    if (await record.save(fields)) showToast({ kind: 'success', title: words.saved })
  }

  return (
    <Card title={words.sections[section]}>
      <Form sheet={sheet} error={error} className="grid gap-5" onSubmit={() => void submit()}>
        {help && <div className="-mt-2 max-w-prose text-pretty text-neutral-600">{help}</div>}
        {error && onFields && error.status !== 412 && (
          <Notice kind="error" announced>
            {words.fixFields}
          </Notice>
        )}
        <OnlyRead key={round} makes="PUT /company/{id}" quiet>
          {children}
        </OnlyRead>
        {/* Beside the button that was pressed: the top of a long form is out of sight. */}
        {error && !onFields && error.status !== 412 && <SaveFailure error={error} />}
        <div
          hidden={viewing}
          className="flex flex-wrap items-center justify-end gap-3 border-t border-neutral-200 pt-4"
        >
          <output className="mr-auto text-sm text-neutral-600">
            {changed > 0 ? words.unsaved(changed) : words.allSaved}
          </output>
          {changed > 0 && (
            <Button look="quiet" disabled={record.saving} onClick={discard}>
              {words.discard}
            </Button>
          )}
          <Button type="submit" look="primary" disabled={changed === 0} running={record.saving}>
            {words.save}
          </Button>
        </div>
      </Form>
      <Origins company={file.company} fields={fields} />
    </Card>
  )
}

/** Fields side by side where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}

export function Group({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 border-t border-neutral-200 pt-4">
      <legend className="float-left w-full font-semibold text-neutral-950">{title}</legend>
      {help && <p className="clear-both -mt-3 max-w-prose text-sm text-neutral-600">{help}</p>}
      {children}
    </fieldset>
  )
}
