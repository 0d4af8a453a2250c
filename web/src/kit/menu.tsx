import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useOverlayContainer } from './overlay-container.ts'

export interface MenuItem {
  label: ReactNode
  icon?: LucideIcon
  onSelect: () => void
  disabled?: boolean
  /** Why it is not possible, under the label. */
  hint?: ReactNode
  checked?: boolean
  danger?: boolean
}
export type MenuEntry = MenuItem | 'line' | { heading: ReactNode }

/** Actions under a button; `trigger` is one button. */
export function Menu(props: { trigger: ReactNode; entries: readonly MenuEntry[]; align?: 'start' | 'end' }) {
  const container = useOverlayContainer()
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{props.trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          align={props.align ?? 'end'}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-rise overflow-y-auto rounded-xl border border-neutral-200 bg-white p-1 shadow-lift"
        >
          {props.entries.map((entry, index) => (
            <Entry key={index} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'line') return <DropdownMenu.Separator className="my-1 h-px bg-neutral-200" />
  if ('heading' in entry) {
    return (
      <DropdownMenu.Label className="px-2.5 pt-2 pb-1 text-xs font-medium text-neutral-600">
        {entry.heading}
      </DropdownMenu.Label>
    )
  }
  const Icon = entry.checked ? Check : entry.icon
  return (
    <DropdownMenu.Item
      disabled={entry.disabled}
      onSelect={entry.onSelect}
      className={clsx(
        'flex min-h-9 cursor-pointer items-start gap-2.5 rounded-lg px-2.5 py-1.5 outline-none select-none pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        'data-disabled:cursor-not-allowed data-disabled:text-neutral-500 data-highlighted:bg-neutral-100',
        entry.danger && !entry.disabled && 'text-red-700',
      )}
    >
      {Icon ? (
        <Icon aria-hidden className="mt-1 size-4 shrink-0" />
      ) : (
        entry.checked === false && <span className="w-4" />
      )}
      <span>
        {entry.label}
        {entry.hint && <span className="block text-sm text-neutral-600">{entry.hint}</span>}
      </span>
    </DropdownMenu.Item>
  )
}
