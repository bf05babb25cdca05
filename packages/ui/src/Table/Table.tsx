import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { ColumnHeader } from './ColumnHeader'
import { SelectAll, SelectRow, type TableSelection } from './selection'
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
  /** Whether it has no room from 768 px to 1080 px. Cards, which are narrower, have every column. */
  hidesOnTablets?: boolean | undefined
  /** The URL of the table in this column's order, and its direction if the table is in it. */
  sort?: { href: string; direction?: 'ascending' | 'descending' | undefined } | undefined
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
  /** A first column with checkboxes. */
  selection?: TableSelection<Row> | undefined
}

/**
 * Rows and columns. Below 768 px, each row is a card with headings next to the cells. It has roles instead of table elements: browsers drop the
 * semantics of those with their display, and HTML doesn't allow these roles on them.
 */
export function Table<Row>({ caption, hidesCaption, columns, rows, getKey, getState, selection }: TableProps<Row>) {
  const id = useId()
  return (
    <div className={styles.frame}>
      <div className={styles.caption} id={id}>
        {hidesCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </div>
      <div className={styles.table} role="table" aria-labelledby={id}>
        <div className={styles.head} role="rowgroup">
          <div className={styles.headRow} role="row">
            {selection && <SelectAll selection={selection} />}
            {columns.map((column) => (
              <ColumnHeader key={column.header} column={column} />
            ))}
          </div>
        </div>
        <div className={styles.body} role="rowgroup">
          {rows.map((row) => (
            <div
              key={getKey(row)}
              className={styles.rows[getState?.(row) ?? (selection?.isSelected(row) ? 'selected' : 'normal')]}
              role="row"
            >
              {selection && <SelectRow selection={selection} row={row} value={getKey(row)} />}
              {columns.map(({ header, cell, align = 'start', isRowHeader, hidesHeader, hidesOnTablets }) => (
                <div
                  key={header}
                  className={`${styles.cells[align]} ${isRowHeader ? styles.rowHeader : ''} ${hidesOnTablets ? styles.notOnTablets : ''}`}
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
