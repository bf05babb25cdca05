import type { ReactNode } from 'react'
import { BareLink, type LinkComponentProps } from '../LinkProvider/LinkProvider'
import * as styles from './TextLink.css'

/** The props of `TextLink`. */
export interface TextLinkProps extends Omit<LinkComponentProps, 'className' | 'style'> {
  children: ReactNode
  tone?: keyof typeof styles.tones
  /** A link outside a sentence: a target of 44 px, in bold. */
  standalone?: boolean
  /** A link without underline, for navigation only. */
  plain?: boolean
}

/** An underlined link to another page. */
export function TextLink({ tone = 'accent', standalone, plain, ...rest }: TextLinkProps) {
  const classes = [styles.tones[tone], standalone && styles.standalone, plain && styles.plain]
  return <BareLink {...rest} className={classes.filter(Boolean).join(' ')} />
}
