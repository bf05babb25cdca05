import type { ReactNode } from 'react'
import { widths } from './Container.css'

export interface ContainerProps {
  children: ReactNode
  /** `page` is 1240 px of content, `text` a readable column. */
  width?: keyof typeof widths
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav'
  id?: string
}

/** The page's content between its margins: 16, 20 from 416 px, 24 from 768 px. */
export function Container({ width = 'page', as: Tag = 'div', id, children }: ContainerProps) {
  return (
    <Tag id={id} className={widths[width]}>
      {children}
    </Tag>
  )
}
