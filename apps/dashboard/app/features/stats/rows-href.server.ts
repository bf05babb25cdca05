import { endpoints } from '@pkg/api-client/server'
import { families } from '~/features/families'
import { invoices } from '~/features/invoices'
import { type List, type ListRow, rowsUrl } from '~/features/lists'
import { shares } from '~/features/shares'
import { tours } from '~/features/tours'
import { wizardSessions } from '~/features/wizard-sessions'
import type { StaffRole } from '~/site/staff/staff-roles'

interface Reader {
  role: StaffRole
  zone: string
}

const urlIn =
  <Row extends ListRow>(list: List<Row>) =>
  (query: URLSearchParams, reader: Reader) =>
    rowsUrl(list, query, reader)

const lists: Readonly<Record<string, ReturnType<typeof urlIn>>> = {
  [endpoints.clients.list.path]: urlIn(families),
  [endpoints.tours.list.path]: urlIn(tours),
  [endpoints.invoices.list.path]: urlIn(invoices),
  [endpoints.releases.list.path]: urlIn(shares),
  [endpoints.wizardRuns.list.path]: urlIn(wizardSessions),
}

/** Returns the page that lists what the API lists at a path. Undefined if the role has no such page. [WORK-014] */
export function rowsHref(rows: string, { role, zone }: Reader): string | undefined {
  const { pathname, searchParams } = new URL(rows, 'http://api')
  return lists[pathname]?.(searchParams, { role, zone })
}
