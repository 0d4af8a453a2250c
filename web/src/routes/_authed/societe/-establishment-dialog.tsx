import type { Output, Request } from '@moisson/contract/call'
import {
  addEstablishment,
  changeEstablishment,
  type listEstablishments,
} from '@moisson/contract/establishment'
import { establishmentFields } from '@moisson/core/company/establishment-fields'
import { blankOf } from '@moisson/core/record/blank'
import { keysOf } from '@moisson/core/record/field'
import { useChange } from '../../../api/change.ts'
import { FieldOf } from '../../../form/field-of.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { sayAndClose } from '../../../form/say-and-close.ts'
import { Notice } from '../../../kit/notice.tsx'
import { siteWords } from '../../../site/site-words.ts'
import { useWords } from '../../../words/catalogue.ts'

export type Site = Output<typeof listEstablishments>['items'][number]
type Values = Required<Request<typeof addEstablishment>['body']>

/** A place of work, added or changed; closing it is saying since when. */
export default function EstablishmentDialog(props: {
  companyId: string
  site: Site | null
  onClose: () => void
}) {
  const { companyId, site, onClose } = props
  const words = useWords(siteWords)
  const adding = useChange(addEstablishment)
  const changing = useChange(changeEstablishment)
  const start: Values = site
    ? (Object.fromEntries(keysOf(establishmentFields).map((name) => [name, site[name]])) as Values)
    : { ...blankOf(establishmentFields), name: '' }
  const form = useForm(start, {
    change: site ? changing : adding,
    ...(site ? { version: site.version } : {}),
    fieldOf: { 'address.postal_code': 'address', 'address.country': 'address' },
    check: ({ name }) => ({ name: name.trim() === '' && words.nameMissing }),
    send: (values, _button, version) =>
      site
        ? changing.send({ path: { id: companyId, eid: site.id }, body: values }, { version })
        : adding.send({ path: { id: companyId }, body: values }),
    done: ({ name }) => sayAndClose(words.saved(name), onClose),
  })
  const renamed = site !== null && site.people > 0 && form.values.name.trim() !== site.name
  return (
    <FormDialog
      {...form.sends}
      title={site ? words.changeTitle(site.name) : words.addTitle}
      submit={words.save}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {keysOf(establishmentFields)
          .filter((name) => name !== 'closed_on' || site !== null)
          .map((name) => (
            <FieldOf
              key={name}
              field={establishmentFields[name]}
              {...form.value(name)}
              onChange={(value) => form.set(name, value as Values[typeof name])}
            />
          ))}
      </div>
      {renamed && <Notice kind="info">{words.renames}</Notice>}
    </FormDialog>
  )
}
