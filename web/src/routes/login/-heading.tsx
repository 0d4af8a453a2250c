import type { LucideIcon } from 'lucide-react'

/** The title of a page of the sign-in path, under its sign; amber when something is over. */
export function Heading(props: { icon: LucideIcon; title: string; children: string; dead?: boolean }) {
  const { icon: Icon, title, children, dead } = props
  const tone = dead ? 'bg-amber-100 text-amber-800' : 'bg-primary-100 text-primary-800'
  return (
    <div>
      <span className={`mb-5 grid size-14 place-items-center rounded-2xl ${tone}`}>
        <Icon aria-hidden className="size-7" />
      </span>
      <h1 tabIndex={-1} data-page-title className="text-3xl font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-2 text-lg leading-7 text-pretty text-neutral-700">{children}</p>
    </div>
  )
}
