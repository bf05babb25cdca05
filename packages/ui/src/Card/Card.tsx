import type { ReactNode } from 'react'
import { looks } from './Card.css'

/** The props of `Card`. */
export interface CardProps {
  children: ReactNode
  /** `raised` sits on the page; `tint` and `sunken` are wells in it. Never put a card inside a card. */
  look?: keyof typeof looks
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
}

/** A sheet on the page. */
export function Card({ look = 'raised', as: Tag = 'div', children }: CardProps) {
  return <Tag className={looks[look]}>{children}</Tag>
}
