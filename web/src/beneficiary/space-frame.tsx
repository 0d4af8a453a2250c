import type { ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { LanguageSwitch } from '../shell/language-switch.tsx'

/** The line at the top of a beneficiary's pages: the way back, where one is, the language. */
export function SpaceBar(props: { back?: ReactNode; children: ReactNode; end?: ReactNode }) {
  return (
    <header className="sticky top-0 z-20 lg:top-(--demo-strip) border-b border-neutral-200 bg-white/95 backdrop-blur no-print">
      <div className="mx-auto flex h-14 max-w-5xl items-center gap-2 px-3 sm:px-5">
        {props.back}
        <div className="min-w-0 flex-1">{props.children}</div>
        <LanguageSwitch />
        {props.end}
      </div>
    </header>
  )
}

export const backClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-neutral-700 hover:bg-neutral-200/60'

export function BackArrow() {
  return <ChevronRight aria-hidden className="size-6 rotate-180" />
}

/** The company's own mark, or its first letter. */
export function CompanyMark(props: { name: string; logo: string | null }) {
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-lg bg-primary-100 text-sm font-semibold text-primary-900"
    >
      {props.logo ? (
        <img src={props.logo} alt="" className="size-full object-contain" />
      ) : (
        props.name.slice(0, 1)
      )}
    </span>
  )
}
