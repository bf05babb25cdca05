import type { ReactNode } from 'react'
import { BareLink, type LinkComponentProps } from '../LinkProvider/LinkProvider'
import * as styles from './TextLink.css'

export interface TextLinkProps extends Omit<LinkComponentProps, 'className' | 'style'> {
  children: ReactNode
  tone?: keyof typeof styles.tones
  /** A link that is no part of a sentence: a target of 44 px, bolder. */
  standalone?: boolean
  /** Without underline, for navigation alone. */
  plain?: boolean
}

/** A way to another page, underlined. */
export function TextLink({ tone = 'accent', standalone, plain, ...rest }: TextLinkProps) {
  const classes = [styles.tones[tone], standalone && styles.standalone, plain && styles.plain]
  return <BareLink {...rest} className={classes.filter(Boolean).join(' ')} />
}
