import { Icon } from '../Icon/Icon'
import { chevronDownIcon, chevronUpIcon } from '../Icon/shapes'
import { BareLink } from '../LinkProvider/LinkProvider'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { TableColumn } from './Table'
import * as styles from './Table.css'

/** The heading of a column. In a table that can be sorted by it, it's a link. */
export function ColumnHeader<Row>({ column }: { column: TableColumn<Row> }) {
  const { header, align = 'start', hidesHeader, hidesOnTablets, sort } = column
  const label = hidesHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header
  return (
    <div
      className={`${styles.columnHeaders[align]} ${hidesOnTablets ? styles.notOnTablets : ''}`}
      role="columnheader"
      aria-sort={sort && (sort.direction ?? 'none')}
    >
      {sort ? (
        <BareLink className={styles.sortLink} href={sort.href}>
          {label}
          {sort.direction && <Icon shape={sort.direction === 'ascending' ? chevronUpIcon : chevronDownIcon} />}
        </BareLink>
      ) : (
        label
      )}
    </div>
  )
}
