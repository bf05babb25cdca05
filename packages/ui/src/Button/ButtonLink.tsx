import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import { BareLink, type LinkComponentProps } from '../LinkProvider/LinkProvider'
import { buttonClass, type ButtonLook } from './Button'
import { words } from './Button.css'

/** The props of `ButtonLink`. */
export interface ButtonLinkProps extends ButtonLook, Omit<LinkComponentProps, 'className' | 'style'> {
  children: ReactNode
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, size, width, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <BareLink {...rest} className={buttonClass({ variant, size, width })}>
      {icon && <Icon shape={icon} />}
      <span className={words}>{children}</span>
    </BareLink>
  )
}
