/** The mark of the product: an ear of wheat. */
export function Logo({ name = true }: { name?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-primary-700" />
        <g fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M16 26V12" />
          <path d="M16 12c-2.6-1.6-2.6-4.6 0-6.4 2.6 1.8 2.6 4.8 0 6.4z" />
          <path d="M16 18.2c-4 .2-6-1.8-6-5.4 3.800 0 6 1.800 6 5.400z" />
          <path d="M16 18.2c4 .2 6-1.8 6-5.4-3.800 0-6 1.800-6 5.400z" />
          <path d="M16 24.2c-4 .2-6-1.8-6-5.4 3.800 0 6 1.800 6 5.400z" />
          <path d="M16 24.2c4 .2 6-1.8 6-5.4-3.800 0-6 1.800-6 5.400z" />
        </g>
      </svg>
      {name && <span className="text-lg font-semibold tracking-tight text-neutral-950">Moisson</span>}
    </span>
  )
}
