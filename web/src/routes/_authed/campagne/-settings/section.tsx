import {
  settingFields,
  settingNames,
  settingSections,
  type SettingSection,
} from '@moisson/core/campaign/setting-fields'
import type { Field } from '@moisson/core/record/field'
import type { ReactNode } from 'react'

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

export const sectionAnchor = (id: SettingSection): string => `settings-${id}`

/** Brings a section of the settings into view once it is drawn: its tab may still be loading. */
export function showSection(section: SettingSection, tries = 20): void {
  const element = document.querySelector<HTMLElement>(`#${sectionAnchor(section)}`)
  if (element) {
    element.scrollIntoView({ block: 'start' })
    element.focus({ preventScroll: true })
  } else if (tries > 0) setTimeout(() => showSection(section, tries - 1), 50)
}

/** The section that holds a field named by a blocker. */
export function sectionOf(path: string | undefined): SettingSection | null {
  const name = settingNames.find((one) => one === path?.split('.')[0])
  const field: Field | undefined = name && settingFields[name]
  return settingSections.find((section) => section === field?.section) ?? null
}
