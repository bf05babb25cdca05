import type { listExport } from './export-list.server'

type Export = ReturnType<typeof listExport>

/** The exports of the areas, by file. An area whose folder is deleted is gone. */
const modules = import.meta.glob<{ source: { list: { area: string } }; exportCsv: Export }>(
  '../routes/*/source.server.ts',
  { eager: true },
)

/** Returns what exports the list of an area. */
export const exportOf = (area: string): Export | undefined =>
  Object.values(modules).find(({ source }) => source.list.area === area)?.exportCsv
