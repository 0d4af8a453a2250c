import { Button } from '../../../../kit/button.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import type { DraftField, PersonDraft } from './person-draft.ts'
import { changedFields } from './person-draft.ts'

/** Somebody saved first: what they changed, beside what was read and what was typed here. */
export function ConflictNotice(props: {
  read: PersonDraft
  now: PersonDraft
  mine: PersonDraft
  running: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}) {
  const { read, now, mine, running, onKeepMine, onTakeTheirs } = props
  const words = useWords(peopleWords)
  const { mediumDay } = useFormat()
  const theirs = changedFields(now, read)
  const typed = changedFields(mine, read)
  const lists: Partial<Record<DraftField, Readonly<Record<string, string>>>> = {
    civility: words.civilities,
    status: words.statuses,
    contract_type: words.contracts,
    exit_reason: words.exitReasons,
    electronic_delivery: words.deliveries,
  }
  function shown(field: DraftField, value: string): string {
    if (value === '') return words.notKnown
    return lists[field]?.[value] ?? (field.endsWith('_date') ? mediumDay(value) : value)
  }
  return (
    <Notice
      kind="warning"
      announced
      title={words.conflictTitle}
      actions={
        <>
          <Button size="small" look="primary" running={running} onClick={onKeepMine}>
            {words.keepMine}
          </Button>
          <Button size="small" disabled={running} onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
        </>
      }
    >
      {theirs.length === 0 ? (
        <p>{words.conflictNone}</p>
      ) : (
        <>
          <p>{words.conflictBody}</p>
          <div className="mt-2 overflow-x-auto">
            <table className="w-full text-sm">
              <thead>
                <tr className="text-left text-neutral-700">
                  <th className="py-1 pr-4 font-medium">{words.conflictField}</th>
                  <th className="py-1 pr-4 font-medium">{words.conflictRead}</th>
                  <th className="py-1 pr-4 font-medium">{words.conflictNow}</th>
                  <th className="py-1 font-medium">{words.conflictMine}</th>
                </tr>
              </thead>
              <tbody>
                {theirs.map((field) => (
                  <tr key={field} className="border-t border-amber-200 align-top">
                    <th scope="row" className="py-1 pr-4 text-left font-medium">
                      {words.fields[field]}
                    </th>
                    <td className="py-1 pr-4 text-neutral-600">{shown(field, read[field])}</td>
                    <td className="py-1 pr-4">{shown(field, now[field])}</td>
                    <td className="py-1">{typed.includes(field) ? shown(field, mine[field]) : '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Notice>
  )
}
