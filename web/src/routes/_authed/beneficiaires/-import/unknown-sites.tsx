import { addEstablishment } from '@moisson/contract/establishment'
import { acceptExtractDoubts } from '@moisson/contract/extract'
import { LONGEST_SITE } from '@moisson/core/company/longest-site'
import { Building } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Button } from '../../../../kit/button.tsx'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { siteWords } from '../../../../site/site-words.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { FileReading } from './use-extract.ts'

type Unknown = FileReading['unknown_establishments'][number]

/** The places of work that the file names and the company does not have, with the offer to add them. */
export function UnknownSites({ company, reading }: { company: string; reading: FileReading }) {
  const words = useWords(siteWords)
  const [adding, setAdding] = useState(false)
  const unknown = reading.unknown_establishments
  if (unknown.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-neutral-200 bg-amber-50 px-5 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium text-neutral-950">{words.unknownTitle(unknown.length)}</p>
        <p className="text-sm text-pretty text-neutral-700">{words.unknownBody}</p>
      </div>
      <Button makes={addEstablishment} size="small" icon={Building} onClick={() => setAdding(true)}>
        {words.addThese}
      </Button>
      {adding && (
        <AddSites
          company={company}
          extractId={reading.extract_id}
          unknown={unknown}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

function AddSites(props: {
  company: string
  extractId: string
  unknown: readonly Unknown[]
  onClose: () => void
}) {
  const { company, extractId, unknown, onClose } = props
  const words = useWords(siteWords)
  const add = useChange(addEstablishment)
  const judge = useChange(acceptExtractDoubts)
  // What stands at the opening: the list behind changes as places are added.
  const [offered] = useState(unknown)
  const [left, setLeft] = useState<ReadonlySet<Unknown>>(new Set())
  const nameOf = ({ name, siret }: Unknown) =>
    (name ?? words.byNumber((siret ?? '').slice(9))).slice(0, LONGEST_SITE)
  const chosen = offered.filter((one) => !left.has(one))

  async function send() {
    const done: Unknown[] = []
    for (const one of chosen) {
      const outcome = await add.send({
        path: { id: company },
        body: { name: nameOf(one), siret: one.siret },
      })
      if (!outcome.ok) break
      done.push(one)
    }
    setLeft(new Set([...left, ...done]))
    const judged = await judge.send({ path: { id: company, extractId }, body: { doubts: [] } })
    if (done.length < chosen.length || !judged.ok) return
    sayAndClose(words.added(done.length), onClose)
  }
  const error = add.error ?? judge.error
  return (
    <FormDialog
      title={words.addTheseTitle}
      description={words.addTheseBody}
      submit={words.addThem(chosen.length)}
      disabled={chosen.length === 0}
      running={add.running || judge.running}
      makes={addEstablishment}
      error={error}
      failure={error && <SaveFailure error={error} />}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <ul className="grid gap-3">
        {offered.map((one) => (
          <li key={`${one.siret} ${one.name}`}>
            <Checkbox
              label={nameOf(one)}
              help={[
                words.unknownLine(one.count),
                one.siret === null ? words.noSiret : words.siret(one.siret),
              ].join(' · ')}
              checked={!left.has(one)}
              onChange={({ target }) => {
                const next = new Set(left)
                if (target.checked) next.delete(one)
                else next.add(one)
                setLeft(next)
              }}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
