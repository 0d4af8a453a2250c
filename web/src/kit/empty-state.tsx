import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { kitWords } from '../words/kit.ts'
import { useWords } from '../words/catalogue.ts'

/** Nothing to show: says why and what to do next. Without a title, « Aucune donnée » or, when filtered, its twin. */
export function EmptyState(props: {
  icon?: LucideIcon
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  filtered?: boolean
}) {
  const { icon: Icon, title, children, actions, filtered } = props
  const words = useWords(kitWords)
  return (
    <div className="grid justify-items-center px-6 py-14 text-center">
      {Icon && (
        <span className="mb-4 grid size-12 place-items-center rounded-2xl bg-primary-100 text-primary-800">
          <Icon aria-hidden className="size-6" />
        </span>
      )}
      <p className="font-semibold text-neutral-950">
        {title ?? (filtered ? words.noMatchingData : words.noData)}
      </p>
      {children && <div className="mt-1 max-w-md text-pretty text-neutral-600">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
