import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './Table.css'

/** A column of a table over rows of one kind. */
export interface TableColumn<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end. */
  align?: 'start' | 'end'
  /** The column that names the row; one a table. */
  isRowHeader?: boolean
  /** Its heading is for screen readers alone. */
  hidesHeader?: boolean
}

export interface TableProps<Row> {
  /** What the table holds. */
  caption: string
  hidesCaption?: boolean
  columns: TableColumn<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  /** The row the keyboard is on, or one that is ticked. */
  stateOf?: (row: Row) => 'current' | 'selected' | undefined
}

/**
 * Rows and columns; below 768 px each row is a card with its headings beside the cells. The roles are written out, because
 * browsers drop a table's meaning with its display.
 */
export function Table<Row>({ caption, hidesCaption, columns, rows, keyOf, stateOf }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption className={styles.caption}>
          {hidesCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map(({ header, align = 'start', hidesHeader }) => (
              <th key={header} className={styles.columnHeaders[align]} role="columnheader" scope="col">
                {hidesHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} className={styles.rows[stateOf?.(row) ?? 'normal']} role="row">
              {columns.map(({ header, cell, align = 'start', isRowHeader, hidesHeader }) =>
                isRowHeader ? (
                  <th
                    key={header}
                    className={`${styles.cells[align]} ${styles.rowHeader}`}
                    role="rowheader"
                    scope="row"
                  >
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={header}
                    className={styles.cells[align]}
                    role="cell"
                    data-label={hidesHeader ? undefined : header}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
