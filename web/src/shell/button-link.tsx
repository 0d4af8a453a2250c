import type { LinkComponent } from '@tanstack/react-router'
import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ButtonLook, ButtonSize } from '../kit/button-class.ts'
import { buttonClass } from '../kit/button-class.ts'
import { Button } from '../kit/button.tsx'
import type { Makes } from '../kit/rights.ts'
import { useDenied } from '../kit/rights.ts'

interface Look extends ComponentProps<'a'> {
  look?: ButtonLook
  size?: ButtonSize
  wide?: boolean
  icon?: LucideIcon
  /** The call it leads to: dead, with its reason, for whoever may not make it. */
  makes?: Makes | undefined
}

function Anchor({ look, size, wide, icon: Icon, className, children, makes, ...rest }: Look) {
  const denied = useDenied(makes)
  if (denied)
    return (
      <Button {...{ look, size, wide, icon: Icon, className, makes }} role="link">
        {children}
      </Button>
    )
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
