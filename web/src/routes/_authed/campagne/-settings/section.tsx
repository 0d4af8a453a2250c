import type { ReactNode } from 'react'

/** One subject of the settings: what it decides on the left, its fields on the right. */
export function Section(props: { id: SectionId; title: string; help?: ReactNode; children: ReactNode }) {
  return (
    <section
      id={sectionAnchor(props.id)}
      tabIndex={-1}
      aria-labelledby={`${props.id}-title`}
      className="grid scroll-mt-24 gap-x-10 gap-y-4 border-t border-neutral-200 py-7 outline-none first:border-t-0 first:pt-0 last:pb-0 xl:grid-cols-[15rem_minmax(0,1fr)]"
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

export const sectionIds = [
  'envelope',
  'criteria',
  'cap',
  'dates',
  'choices',
  'drafts',
  'reminders',
  'message',
] as const
export type SectionId = (typeof sectionIds)[number]

export const sectionAnchor = (id: SectionId): string => `settings-${id}`

/** The section that holds a field named by a blocker. */
export function sectionOf(field: string | undefined): SectionId | null {
  const name = field?.split('.')[0] ?? ''
  const sections: Record<string, SectionId> = {
    name: 'envelope',
    exercise_start: 'envelope',
    exercise_end: 'envelope',
    envelope_gross_cents: 'envelope',
    payroll_gross_cents: 'envelope',
    criteria: 'criteria',
    seniority_months: 'criteria',
    individual_cap_cents: 'cap',
    opens_at: 'dates',
    response_days: 'dates',
    presumption_days: 'dates',
    planned_payment_date: 'dates',
    destinations: 'choices',
    default_rule: 'choices',
    draft_policy: 'drafts',
    reminder_plan: 'reminders',
    message_title: 'message',
    message_body: 'message',
    contact_name: 'message',
    contact_email: 'message',
    contact_phone: 'message',
  }
  return sections[name] ?? null
}
