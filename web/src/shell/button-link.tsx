import type { LinkComponent } from '@tanstack/react-router'
import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ButtonLook, ButtonSize } from '../kit/button-class.ts'
import { buttonClass } from '../kit/button-class.ts'

interface Look extends ComponentProps<'a'> {
  look?: ButtonLook
  size?: ButtonSize
  wide?: boolean
  icon?: LucideIcon
}

function Anchor({ look, size, wide, icon: Icon, className, children, ...rest }: Look) {
  return (
    <a {...rest} className={buttonClass({ look, size, wide, className })}>
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      {children}
    </a>
  )
}

const Linked = createLink(Anchor)

/** A link of the site with the look of a button. */
export const ButtonLink: LinkComponent<typeof Anchor> = (props) => <Linked {...props} />
