import { getBeneficiary } from '@moisson/contract/beneficiary'
import { useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { Drawer } from '../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import type { Person } from './person-values.ts'
import { PersonDrawer } from './person-drawer.tsx'

/** The file that the address names: as the list has it, else read on its own, wherever the person stands in the list. */
export function OnePerson(props: {
  company: string
  id: string
  listed: Person | undefined
  year: number
  field?: string | undefined
  onClose: () => void
}) {
  const { company, id, listed, year, field, onClose } = props
  const words = useWords(peopleWords)
  // A change may take the person out of the list under the open file, which stays.
  const [lastListed, setLastListed] = useState(listed)
  if (listed && listed !== lastListed) setLastListed(listed)
  const known = listed ?? lastListed
  // Asked for even when the list has it: an opened file is recorded, and told to the person.
  const read = useLateRead(getBeneficiary, { path: { id: company, bid: id } })
  const person = known ?? read.data
  if (person) return <PersonDrawer person={person} year={year} field={field} onClose={onClose} />
  const gone = read.error?.status === 404
  return (
    <Drawer open size="medium" title={gone ? words.notFound : '…'} onClose={onClose}>
      {gone ? (
        <p>{words.notFoundBody}</p>
      ) : read.error ? (
        <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </Drawer>
  )
}
