import type { ReactNode } from 'react'
import { grids } from './Grid.css'

/** The props of `Grid`. */
export interface GridProps {
  children: ReactNode
  /** The number of columns on the widest screens: 2 from 768 px, 3 from 1080 px, 4 from 1280 px. */
  columns: keyof typeof grids
  as?: 'div' | 'ul' | 'ol'
}

/** Tiles in equal columns. */
export function Grid({ columns, as: Tag = 'div', children }: GridProps) {
  return <Tag className={grids[columns]}>{children}</Tag>
}
