import { toldSchemes, type SchemeType } from '@moisson/core/company/schemes'
import { Link } from '@tanstack/react-router'
import { Plus, Trash2 } from 'lucide-react'
import { Badge, type Tone } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { DateField, SelectField } from '../../../kit/field.tsx'
import { IconButton } from '../../../kit/icon-button.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import type { Company } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { FileField } from './-file-field.tsx'
import { Group, Row, SectionForm } from './-section-form.tsx'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

const tones: Record<string, Tone> = { active: 'green', in_setup: 'amber', expired: 'red', none: 'neutral' }

/** What the company gives: found in its agreements, plans and papers; the rest is told by hand. */
export default function Schemes({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const others = (file.get('other_schemes') ?? []) as Company['other_schemes']
  const found = file.company.schemes.filter(({ type }) => !toldSchemes.some((told) => told === type))
  const write = (next: Company['other_schemes']) => file.set('other_schemes', next)
  const free = toldSchemes.filter((type) => !others.some((one) => one.type === type))
  return (
    <SectionForm file={file} section="schemes" help={words.helps.schemes}>
      <ul className="divide-y divide-neutral-200 border-t border-neutral-200">
        {found.map((scheme) => (
          <li key={scheme.type} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="font-medium text-neutral-950">{words.schemeTypes[scheme.type]}</span>
            <span className="flex flex-wrap items-center gap-3 text-sm text-neutral-600">
              {scheme.document_id && (
                <Link
                  to={'/documents' as string}
                  search={{ doc: scheme.document_id } as never}
                  aria-label={words.seeDocumentOf(words.schemeTypes[scheme.type])}
                  className="link"
                >
                  {words.seeDocument}
                </Link>
              )}
              {scheme.is_example && <Badge tone="amber">{words.example}</Badge>}
              <Period start={scheme.start} end={scheme.end} />
              <Badge tone={tones[scheme.status]}>{words.schemeStatuses[scheme.status]}</Badge>
            </span>
          </li>
        ))}
      </ul>
      <Row>
        <FileField file={file} name="has_agreement" />
      </Row>
      <Group title={words.otherSchemes} help={words.helps.otherSchemes}>
        {others.map((one, index) => {
          const put = (change: Partial<(typeof others)[number]>) =>
            write(others.map((each, place) => (place === index ? { ...each, ...change } : each)))
          return (
            <div
              key={index}
              className="grid items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
            >
              <SelectField
                label={words.scheme}
                value={one.type}
                options={toldSchemes.map((type) => ({
                  value: type,
                  label: words.schemeTypes[type],
                  disabled: type !== one.type && !free.includes(type),
                }))}
                onChange={(event) => put({ type: event.target.value as (typeof toldSchemes)[number] })}
              />
              <DateField
                label={words.since}
                value={one.since ?? ''}
                error={file.errorOf(`other_schemes.${index}.since`)}
                onChange={(event) => put({ since: event.target.value || null })}
              />
              <DateField
                label={words.until}
                value={one.until ?? ''}
                error={file.errorOf(`other_schemes.${index}.until`)}
                onChange={(event) => put({ until: event.target.value || null })}
              />
              <IconButton
                icon={Trash2}
                label={words.removeScheme(words.schemeTypes[one.type as SchemeType])}
                onClick={() => write(others.filter((_, place) => place !== index))}
              />
            </div>
          )
        })}
        {free[0] !== undefined && (
          <div>
            <Button
              icon={Plus}
              size="small"
              onClick={() => free[0] && write([...others, { type: free[0], since: null, until: null }])}
            >
              {words.addScheme}
            </Button>
          </div>
        )}
      </Group>
    </SectionForm>
  )
}

function Period({ start, end }: { start: string | null; end: string | null }) {
  const words = useWords(societeWords)
  const { shortDay } = useFormat()
  if (start && end) return words.fromTo(shortDay(start), shortDay(end))
  if (start) return words.from(shortDay(start))
  return end ? words.upTo(shortDay(end)) : null
}
