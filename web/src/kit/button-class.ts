import clsx from 'clsx'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link'
export type ButtonSize = 'small' | 'medium' | 'large'

const looks: Record<ButtonLook, string> = {
  primary:
    'bg-primary-700 text-white shadow-card hover:bg-primary-800 active:bg-primary-900 disabled:bg-neutral-200 disabled:text-neutral-500 disabled:shadow-none',
  secondary:
    'border border-neutral-300 bg-white text-neutral-800 shadow-card hover:border-neutral-400 hover:bg-neutral-50 active:bg-neutral-100 disabled:text-neutral-400 disabled:shadow-none',
  quiet: 'text-neutral-700 hover:bg-neutral-200/60 active:bg-neutral-200 disabled:text-neutral-400',
  danger:
    'bg-red-700 text-white shadow-card hover:bg-red-800 active:bg-red-900 disabled:bg-neutral-200 disabled:text-neutral-500 disabled:shadow-none',
  link: 'link !px-0 disabled:text-neutral-500',
}
const sizes: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-sm pointer-coarse:h-11',
  medium: 'h-10 px-4 pointer-coarse:h-11',
  large: 'h-12 px-5 text-base',
}

/** The look of a button, for a link that acts like one. */
export function buttonClass(
  options: { look?: ButtonLook; size?: ButtonSize; wide?: boolean; className?: string } = {},
): string {
  const { look = 'secondary', size = 'medium', wide = false, className } = options
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap select-none',
    'transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    looks[look],
    look === 'link' ? 'h-auto pointer-coarse:min-h-11' : [sizes[size], 'wraps-narrow'],
    wide && 'w-full',
    className,
  )
}
