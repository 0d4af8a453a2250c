import { addEstablishment, deleteEstablishment, listEstablishments } from '@moisson/contract/establishment'
import { Link } from '@tanstack/react-router'
import { Building, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { late } from '../../../kit/late.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { siteWords } from '../../../site/site-words.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Site } from './-establishment-dialog.tsx'

const EstablishmentDialog = late(() => import('./-establishment-dialog.tsx'))

/** Where people work: each place with its people, those that are closed last. */
export default function Establishments() {
  const words = useWords(siteWords)
  const company = useCompany()
  const reading = useLateRead(listEstablishments, { path: { id: company.id } })
  const [open, setOpen] = useState<Site | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Site | null>(null)
  const add = (
    <Button makes={addEstablishment} icon={Plus} onClick={() => setOpen('new')}>
      {words.add}
    </Button>
  )
  const items = reading.data?.items ?? []
  return (
    <Card title={words.title}>
      <p className="-mt-2 mb-4 max-w-prose text-pretty text-neutral-600">{words.body}</p>
      {reading.error ? (
        <ErrorCard error={reading.error} onRetry={() => void reading.refetch()} />
      ) : reading.data === undefined ? (
        <SkeletonLines lines={5} />
      ) : items.length === 0 ? (
        <EmptyState icon={Building} title={words.none} actions={add}>
          {words.noneBody}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          {reading.data.people_without > 0 && (
            <Notice kind="warning">{words.without(reading.data.people_without)}</Notice>
          )}
          <ul className="divide-y divide-neutral-200 border-y border-neutral-200">
            {items.map((site) => (
              <li key={site.id}>
                <OneSite site={site} onChange={() => setOpen(site)} onRemove={() => setLeaving(site)} />
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </div>
      )}
      {open !== null && (
        <EstablishmentDialog
          companyId={company.id}
          site={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
      {leaving && <RemoveSite site={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  )
}

function OneSite({ site, onChange, onRemove }: { site: Site; onChange: () => void; onRemove: () => void }) {
  const words = useWords(siteWords)
  const { mediumDay } = useFormat()
  const { address, name, siret } = site
  const town = [address?.postal_code, address?.city].filter(Boolean).join(' ')
  const place = [address?.line1, address?.line2, town].filter(Boolean).join(', ')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium text-neutral-950">
          <span className="min-w-0 break-words">{name}</span>
          {site.head_office && <Badge>{words.headOffice}</Badge>}
          {site.closed_on && <Badge>{words.closed(mediumDay(site.closed_on))}</Badge>}
        </p>
        <p className="text-sm text-neutral-600">
          <span className="tabular whitespace-nowrap">
            {siret === null ? words.noSiret : words.siret(inGroups(siret))}
          </span>
          {place && <> · {place}</>}
        </p>
      </div>
      {site.people > 0 ? (
        <Link
          to="/beneficiaires"
          search={{ site: name }}
          className="link tabular whitespace-nowrap"
          aria-label={`${words.people(site.people)}. ${words.seePeople(name)}`}
        >
          {words.people(site.people)}
        </Link>
      ) : (
        <span className="text-neutral-600">{words.people(0)}</span>
      )}
      <span className="flex gap-2">
        <Button
          makes={addEstablishment}
          size="small"
          icon={Pencil}
          aria-label={words.changeOne(name)}
          onClick={onChange}
        >
          {words.change}
        </Button>
        {site.people === 0 && (
          <Button makes={deleteEstablishment} look="quiet" size="small" icon={Trash2} onClick={onRemove}>
            {words.remove}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </span>
    </div>
  )
}

function RemoveSite({ site, onClose }: { site: Site; onClose: () => void }) {
  const words = useWords(siteWords)
  const remove = useChange(deleteEstablishment)
  async function send() {
    const outcome = await remove.send({ path: { id: site.company_id, eid: site.id } })
    if (outcome.ok) sayAndClose(words.removed(site.name), onClose)
  }
  return (
    <ConfirmDialog
      title={words.removeTitle(site.name)}
      confirm={words.remove}
      makes={deleteEstablishment}
      running={remove.running}
      error={remove.error}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {words.removeBody}
    </ConfirmDialog>
  )
}

const inGroups = (siret: string): string =>
  `${siret.slice(0, 9).replaceAll(/(\d{3})(?=\d)/g, '$1\u202f')}\u202f${siret.slice(9)}`
