import type { Page } from '@pkg/api-client'
import type { TSchema } from '@sinclair/typebox'
import { countView } from './count-view.server'
import { listExport } from './export-list.server'
import type { ListRow } from './list'
import type { ListSource } from './list-source.server'

/** Returns what other pages do with a list, whatever its rows are: export it, and count what a saved view shows. [WORK-003] */
export const listServices = <Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>(
  source: ListSource<Query, Item, Row, Found>,
) => ({
  area: source.list.area,
  roles: source.list.roles,
  endpoint: source.endpoint,
  recordType: source.list.recordType,
  /** The fields of the records that an export holds. */
  exportedFields: source.list.columns.filter(({ hidesHeader }) => !hidesHeader).map(({ name, field }) => field ?? name),
  exportCsv: listExport(source),
  countView: countView(source),
})

/** What other pages do with a list. */
export type ListServices = ReturnType<typeof listServices>
