import type { ReactNode } from 'react'
import { widths } from './Container.css'

/** The props of `Container`. */
export interface ContainerProps {
  children: ReactNode
  /** `page` is 1240 px of content; `text` is a readable column. */
  width?: keyof typeof widths
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav'
  id?: string
}

/** The page's content between its margins: 16 px, 20 px from 416 px, and 24 px from 768 px. */
export function Container({ width = 'page', as: Tag = 'div', id, children }: ContainerProps) {
  return (
    <Tag id={id} className={widths[width]}>
      {children}
    </Tag>
  )
}
