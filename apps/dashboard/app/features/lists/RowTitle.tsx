import type { ReactNode } from 'react'
import { RowLink } from '~/parts/RowLink/RowLink'
import { cut, nameShrinks, second, two } from '~/parts/TwoLines/TwoLines.css'
import type { ListRow } from './list'
import { rowElementId } from './row-focus'

export interface RowTitleProps {
  row: ListRow
  below?: ReactNode
  /** Whether a name that is too long is cut, and in full in a tooltip. */
  isCut?: boolean
}

/** The name of a row as a link to its page, with a muted line below. It takes the keyboard focus of the row. */
export function RowTitle({ row, below, isCut = false }: RowTitleProps) {
  const { id, name, href } = row
  const more = below ? <span className={second}>{below}</span> : undefined
  if (href === undefined) {
    return (
      <span id={rowElementId(id)} className={two} tabIndex={-1}>
        {name}
        {more}
      </span>
    )
  }
  return (
    <RowLink id={rowElementId(id)} href={href} below={more} className={isCut ? nameShrinks : undefined}>
      {isCut ? (
        <span className={cut} title={name}>
          {name}
        </span>
      ) : (
        name
      )}
    </RowLink>
  )
}
