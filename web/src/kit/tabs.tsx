import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  /** A number beside the label. */
  count?: ReactNode
  content: ReactNode
}

/** Tabs; keep `value` in the address so that back works and a link can be shared. */
export function Tabs<Value extends string>(props: {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}) {
  const { label, tabs, value, onChange } = props
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} activationMode="manual">
      <Radix.List
        aria-label={label}
        className="-mx-4 flex gap-1 overflow-x-auto border-b border-neutral-200 px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 font-medium text-neutral-600 transition-colors hover:text-neutral-950 data-[state=active]:border-primary-700 data-[state=active]:text-neutral-950"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tabular rounded-full bg-neutral-200/80 px-1.5 text-xs leading-5 text-neutral-700">
                {tab.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
