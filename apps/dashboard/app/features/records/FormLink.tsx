import { buttonClass, type ButtonLook } from '@pkg/ui'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

export interface FormLinkProps extends Pick<ButtonLook, 'variant'> {
  id?: string
  href: string
  children: ReactNode
}

/** Opens or closes a form of the page without moving the page. */
export const FormLink = ({ id, href, variant = 'neutral', children }: FormLinkProps) => (
  <Link id={id} to={href} className={buttonClass({ size: 'small', variant })} preventScrollReset>
    <span>{children}</span>
  </Link>
)
