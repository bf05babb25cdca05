import { Container } from '@pkg/ui'
import type { ReactNode } from 'react'
import * as styles from './PageFrame.css'

/** The props of `PageFrame`. */
export interface PageFrameProps {
  /** The title first, and then the parts of the page, one below another. */
  children: ReactNode
  /** The breadcrumbs. */
  trail?: ReactNode
  /** `page` is as wide as the header, and `text` a column to read or to fill in a form. */
  width?: 'page' | 'text'
}

/** The frame of a page, which keeps its title where every other page has it, with or without breadcrumbs. [LOOK-002] */
export function PageFrame({ trail, width = 'page', children }: PageFrameProps) {
  return (
    <Container width={width}>
      <div className={trail ? styles.belowTrail : styles.frame}>
        {trail && <div className={styles.trail}>{trail}</div>}
        <div className={styles.parts}>{children}</div>
      </div>
    </Container>
  )
}
