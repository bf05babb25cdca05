import type { Client } from '@pkg/api-client'
import type { StaffUser } from '~/site/server/staff'
import type { RequestClock } from '~/site/server/times'
import type { List, ListOption, ListRow, OptionSource } from './list'

/** What the parts of a list's loader need. */
export interface ListNeeds<Row extends ListRow> {
  request: Request
  api: Client
  list: List<Row>
  user: StaffUser
  clock: RequestClock
  options: Readonly<Record<OptionSource, ListOption[]>>
}
