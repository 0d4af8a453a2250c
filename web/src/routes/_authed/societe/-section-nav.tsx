import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { CircleAlert, CircleCheck, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Company } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { sections, type SectionId } from './-search.ts'
import { societeWords } from './-societe-words.ts'

/** The parts of the file, each with what it still lacks; a line that scrolls sideways on a phone. */
export function SectionNav(props: {
  current: SectionId
  company: Company
  touched: (section: SectionId) => boolean
}) {
  const { current, company, touched } = props
  const words = useWords(societeWords)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - 16
  }, [current])
  return (
    <nav aria-label={words.parts}>
      <ul
        ref={list}
        className="relative -mx-4 flex gap-1 overflow-x-auto border-b border-neutral-200 px-4 pb-1 sm:mx-0 sm:px-0 lg:grid lg:gap-0.5 lg:overflow-visible lg:border-0 lg:pb-0"
      >
        {sections.map((section) => {
          const missing = company.checklist.filter((item) => item.section === section && !item.done).length
          const tracked = company.checklist.some((item) => item.section === section)
          return (
            <li key={section}>
              <Link
                to="/societe"
                search={section === 'identity' ? {} : { section }}
                // Only this very address is current, not each one it is the beginning of.
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={section === current ? 'page' : undefined}
                className={clsx(
                  'flex min-h-10 items-center gap-2.5 rounded-lg px-3 whitespace-nowrap transition-colors pointer-coarse:min-h-11',
                  section === current
                    ? 'bg-primary-100 font-medium text-primary-950'
                    : 'text-neutral-700 hover:bg-neutral-200/60 hover:text-neutral-950',
                )}
              >
                <span className="flex-1">{words.sections[section]}</span>
                {touched(section) ? (
                  <Mark icon={Pencil} label={words.touched} className="text-secondary-700" />
                ) : missing > 0 ? (
                  <Mark icon={CircleAlert} label={words.lacks(missing)} className="text-amber-700" />
                ) : (
                  tracked && <Mark icon={CircleCheck} label={words.complete} className="text-primary-700" />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Mark(props: { icon: typeof Pencil; label: string; className: string }) {
  const { icon: Icon, label, className } = props
  return (
    <>
      <Icon aria-hidden className={clsx('size-4 shrink-0', className)} />
      <span className="sr-only">{label}</span>
    </>
  )
}
