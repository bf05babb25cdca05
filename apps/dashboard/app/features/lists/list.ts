import type { ReactNode } from 'react'
import type { StaffRole } from '~/site/staff/staff-roles'

/** A row of a list. The name is what people call the record, for labels such as `Select Luis Ortega`. */
export interface ListRow {
  id: string
  name: string
  /** The page that opens from the row. */
  href?: string | undefined
}

/** A column of a list. */
export interface ListColumn<Row> {
  /** The name in URLs. */
  name: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the API sorts by. */
  sort?: string
  /** The roles that can sort by it, if not all: those whose lists are short enough to compute it for every record. */
  sortsFor?: readonly StaffRole[]
  /** The field of the record that an export holds, if it isn't named like the column. */
  field?: string
  /** The name of the action with options that changes what a cell shows, from the cell. */
  edit?: string
  align?: 'start' | 'end'
  isRowHeader?: boolean
  hidesHeader?: boolean
  /** Whether its text stays on one line. */
  isShort?: boolean
  /** Whether people add the column themselves. */
  isExtra?: boolean
  /** Whether it stays where there is little room: on tablets, and while a row is shown next to the list. */
  isMain?: boolean
  /** The roles that see it, if not all. */
  roles?: readonly StaffRole[]
}

/** A tab: part of the list, by a fixed query of the API. */
export interface ListView {
  name: string
  label: string
  query?: Readonly<Record<string, string>>
  /** The order of the tab, as the API names it. */
  sort?: string
  /** The columns that say nothing here, such as the stage in a tab of one stage. */
  hides?: readonly string[]
  /** What an empty tab says. */
  none: { title: string; help: string }
}

/** A value and its words. */
export interface ListOption {
  value: string
  label: string
}

/** Options that aren't fixed: advisors, times from in an hour to next week, days from tomorrow to next month, and the last 24 months. */
export type OptionSource = 'advisors' | 'later' | 'days' | 'months'

/**
 * A filter of a list. `many` takes several values, `exists` asks whether there's a value at all (`true` or `false`), `since` and `before` compare with a day,
 * `from` and `until` with a day of a record that has no time, and `least` and `most` with dollars or a whole number up to `limit`. `property` is what the API calls it, for two filters
 * of one property. One that `isLinked` is set only by links from other pages: it can be removed, and isn't offered.
 */
export type ListFilter = {
  name: string
  label: string
  property?: string
  roles?: readonly StaffRole[]
  isLinked?: true
} & (
  | { kind: 'choice'; options: readonly ListOption[] | OptionSource }
  | { kind: 'many' | 'exists'; options: readonly ListOption[] }
  | { kind: 'since' | 'before' | 'from' | 'until' }
  | { kind: 'least' | 'most'; isDollars: true }
  | { kind: 'least' | 'most'; isDollars?: never; limit: number }
  | { kind: 'text' }
)

/** A filter that compares with a number. */
export type NumberFilter = Extract<ListFilter, { kind: 'least' | 'most' }>

/** What people can do with one or more rows: give a field a value, or one of several, or call an endpoint for each. [WORK-003] */
export interface ListAction<Row> {
  name: string
  label: string
  /** The key that does it with the current row or the selected rows. */
  key: string
  changes:
    | Readonly<Record<string, string>>
    | {
        field: string
        options: readonly ListOption[] | OptionSource
        /** What else changes with every option. */
        also?: Readonly<Record<string, string>>
      }
  /** Whether it changes no field but calls an endpoint for each row, which the list's source names. It can't be undone. */
  runs?: true
  /** Returns what was done, with the words of the option. */
  done: (count: number, option: string) => string
  /** Whether it makes sense for a row. Only such rows have its button and its key. */
  isFor?: (row: Row) => boolean
  roles?: readonly StaffRole[]
}

/**
 * A list of the dashboard. Its URL, loader, actions, table, filters, saved views, export, and keyboard shortcuts come from this declaration.
 * [WORK-003]
 */
export interface List<Row extends ListRow> {
  /** The path of its page, and the area of its saved views. */
  area: string
  title: string
  /** The JSON:API type of the records. */
  recordType: string
  roles: readonly StaffRole[]
  /** Whether the API counts days, for which it needs to know the person's time zone. */
  countsDays?: true
  /** The label of the search field. */
  search?: string
  /** The page that adds a record, and the roles that do, if not all. */
  create?: { href: string; label: string; roles?: readonly StaffRole[] }
  /** Whether a row can be shown next to the list, on screens that are wide enough. */
  hasPreview?: true
  /** The first one is open at first. */
  views: readonly ListView[]
  columns: readonly ListColumn<Row>[]
  filters?: readonly ListFilter[]
  actions?: readonly ListAction<Row>[]
}

/** Returns what a role sees of columns, filters, or actions. */
export const forRole = <Part extends { roles?: readonly StaffRole[] }>(
  parts: readonly Part[] | undefined,
  role: StaffRole,
): Part[] => (parts ?? []).filter(({ roles }) => roles === undefined || roles.includes(role))

/** Returns the page on which a role adds a record to a list, if there is one. */
export const createFor = (
  { create }: { create?: List<ListRow>['create'] },
  role: StaffRole,
): NonNullable<List<ListRow>['create']> | undefined => forRole(create && [create], role)[0]

/** Returns whether a role can sort by a column. */
export const canSort = <Row>(
  { sort, sortsFor }: Pick<ListColumn<Row>, 'sort' | 'sortsFor'>,
  role: StaffRole,
): boolean => sort !== undefined && (sortsFor === undefined || sortsFor.includes(role))

/** Returns a tab of a list, or the first one. @throws if a list has none */
export function viewOf({ area, views }: { area: string; views: readonly ListView[] }, name: string): ListView {
  const view = views.find((known) => known.name === name) ?? views[0]
  if (!view) throw new Error(`The list of ${area} has no tab`)
  return view
}
