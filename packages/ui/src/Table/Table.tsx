import { type ReactNode, useId } from 'react'
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
 * Rows and columns. Below 768 px, each row is a card with headings next to the cells. It has roles instead of table elements: browsers drop the
 * semantics of those with their display, and HTML doesn't allow these roles on them.
 */
export function Table<Row>({ caption, hidesCaption, columns, rows, getKey, getState }: TableProps<Row>) {
  const id = useId()
  return (
    <div className={styles.frame}>
      <div className={styles.caption} id={id}>
        {hidesCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </div>
      <div className={styles.table} role="table" aria-labelledby={id}>
        <div className={styles.head} role="rowgroup">
          <div className={styles.headRow} role="row">
            {columns.map(({ header, align = 'start', hidesHeader }) => (
              <div key={header} className={styles.columnHeaders[align]} role="columnheader">
                {hidesHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </div>
            ))}
          </div>
        </div>
        <div className={styles.body} role="rowgroup">
          {rows.map((row) => (
            <div key={getKey(row)} className={styles.rows[getState?.(row) ?? 'normal']} role="row">
              {columns.map(({ header, cell, align = 'start', isRowHeader, hidesHeader }) => (
                <div
                  key={header}
                  className={`${styles.cells[align]} ${isRowHeader ? styles.rowHeader : ''}`}
                  role={isRowHeader ? 'rowheader' : 'cell'}
                  data-label={hidesHeader || isRowHeader ? undefined : header}
                >
                  {cell(row)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
