import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './Table.css'

/** A column of a table. */
export interface TableColumn<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers align at the end. */
  align?: 'start' | 'end'
  /** Whether the column names the row; one per table. */
  isRowHeader?: boolean
  /** Whether only screen readers get its heading. */
  hidesHeader?: boolean
}

/** The props of `Table`. */
export interface TableProps<Row> {
  /** The name of the table. */
  caption: string
  hidesCaption?: boolean
  columns: TableColumn<Row>[]
  rows: Row[]
  getKey: (row: Row) => string
  /** Returns whether a row has the keyboard cursor or is selected. */
  getState?: (row: Row) => 'current' | 'selected' | undefined
}

/**
 * Rows and columns. Below 768 px, each row is a card with headings next to the cells. The roles are explicit, because browsers drop a
 * table's semantics with its display.
 */
export function Table<Row>({ caption, hidesCaption, columns, rows, getKey, getState }: TableProps<Row>) {
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
            <tr key={getKey(row)} className={styles.rows[getState?.(row) ?? 'normal']} role="row">
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
