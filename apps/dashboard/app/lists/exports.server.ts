import type { Endpoint } from '@pkg/api-client'
import type { StaffRole } from '~/menu/staff-roles'
import type { listExport } from './export-list.server'

type Export = ReturnType<typeof listExport>

/** What every source has, whatever its rows are. */
type AnySource = { list: { area: string; roles: readonly StaffRole[] }; endpoint: Pick<Endpoint, 'path' | 'access'> }

/** The exports of the areas, by file. An area whose folder is deleted is gone. */
const modules = import.meta.glob<{ source: AnySource; exportCsv: Export }>('../routes/*/source.server.ts', {
  eager: true,
})

/** Returns what exports the list of an area. */
export const exportOf = (area: string): Export | undefined =>
  Object.values(modules).find(({ source }) => source.list.area === area)?.exportCsv

/** The sources of all lists. */
export const sources: readonly AnySource[] = Object.values(modules).map(({ source }) => source)
