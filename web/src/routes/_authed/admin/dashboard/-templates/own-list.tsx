import { parisDay } from '@moisson/law/paris-time'
import { retireOwnTemplate } from '@moisson/contract/own-template'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { ConfirmDialog } from '../../../../../form/confirm-dialog.tsx'
import { sayAndClose } from '../../../../../form/say-and-close.ts'
import { Badge } from '../../../../../kit/badge.tsx'
import { Button } from '../../../../../kit/button.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useUser } from '../../../../../session/account.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import type { OwnTemplate } from './own-template.ts'
import { templatesWords } from './templates-words.ts'

/** Templates that were written: each with its version, who wrote it and whose it is. */
export function OwnList(props: {
  templates: readonly OwnTemplate[]
  onEdit: (template: OwnTemplate) => void
}) {
  const words = useWords(templatesWords)
  const { mediumDay } = useFormat()
  const isPlatform = useUser().roles.includes('platform_admin')
  const [retiring, setRetiring] = useState<OwnTemplate | null>(null)
  return (
    <>
      <ul className="card divide-y divide-neutral-100">
        {props.templates.map((template) => (
          <li key={template.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2 font-medium text-neutral-950">
                {template.title}
                <Badge tone={template.shared ? 'blue' : 'neutral'}>
                  {template.shared ? words.own.shared : words.own.mine}
                </Badge>
              </p>
              <p className="text-sm text-neutral-600">
                {[
                  words.version(template.version),
                  words.own.by(template.written_by_name, mediumDay(parisDay(template.written_at))),
                ].join(' · ')}
              </p>
            </div>
            {(isPlatform || !template.shared) && (
              <div className="flex gap-2">
                <Button
                  size="small"
                  icon={Pencil}
                  makes="PUT /admin/templates/{id}"
                  onClick={() => props.onEdit(template)}
                >
                  {words.own.edit}
                  <span className="sr-only"> {template.title}</span>
                </Button>
                <Button
                  size="small"
                  look="quiet"
                  icon={Trash2}
                  makes="DELETE /admin/templates/{id}"
                  onClick={() => setRetiring(template)}
                >
                  {words.own.retire}
                  <span className="sr-only"> {template.title}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {retiring && <Retire template={retiring} onClose={() => setRetiring(null)} />}
    </>
  )
}

function Retire({ template, onClose }: { template: OwnTemplate; onClose: () => void }) {
  const words = useWords(templatesWords)
  const retire = useChange(retireOwnTemplate)
  async function go() {
    const outcome = await retire.send({ path: { id: template.id } })
    if (outcome.ok) sayAndClose(words.own.retired(template.title), onClose)
  }
  return (
    <ConfirmDialog
      title={words.own.retireTitle(template.title)}
      confirm={words.own.retire}
      makes={retire}
      running={retire.running}
      error={retire.error}
      onClose={onClose}
      onConfirm={() => void go()}
    >
      <p>{words.own.retireBody}</p>
    </ConfirmDialog>
  )
}
