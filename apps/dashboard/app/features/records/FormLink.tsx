import { buttonClass, type ButtonLook } from '@pkg/ui'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import * as styles from './RecordPage.css'

export interface FormLinkProps extends Pick<ButtonLook, 'variant'> {
  id?: string
  href: string
  children: ReactNode
}

/** Opens or closes a form of the page without moving the page. */
export const FormLink = ({ id, href, variant = 'neutral', children }: FormLinkProps) => (
  <Link id={id} to={href} className={buttonClass({ size: 'small', variant })} preventScrollReset>
    <span className={styles.words}>{children}</span>
  </Link>
)
