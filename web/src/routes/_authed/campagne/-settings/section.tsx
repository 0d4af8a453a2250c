import type { SettingSection } from '@moisson/core/campaign/setting-fields'
import type { ReactNode } from 'react'
import { sectionAnchor } from './section-of.ts'

/** One subject of the settings: what it decides on the left, its fields on the right. */
export function Section(props: { id: SettingSection; title: string; help?: ReactNode; children: ReactNode }) {
  return (
    <section
      id={sectionAnchor(props.id)}
      tabIndex={-1}
      aria-labelledby={`${props.id}-title`}
      className="grid scroll-mt-32 gap-x-10 gap-y-4 border-t border-neutral-200 py-7 outline-none first:border-t-0 first:pt-0 last:pb-0 xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <header>
        <h3 id={`${props.id}-title`} className="font-semibold">
          {props.title}
        </h3>
        {props.help && <div className="mt-1 text-sm text-pretty text-neutral-600">{props.help}</div>}
      </header>
      <div className="grid min-w-0 content-start gap-5">{props.children}</div>
    </section>
  )
}
