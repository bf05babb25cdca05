import { Time } from '~/parts/Time/Time'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import { type List, RowTitle } from '~/features/lists'
import { leadGenieTexts } from '~/features/lead-genie'
import type { PoolRow } from './row'

const words = leadGenieTexts
const none = { title: words.poolNone, help: words.poolNoneHelp }

/** Families without an advisor, for admins, who waits longest first. [DASH-005] */
export const pool: List<PoolRow> = {
  area: 'lead-genie',
  title: words.title,
  recordType: 'lead-suggestions',
  roles: ['admin'],
  views: [{ name: 'all', label: words.pool, sort: 'waitingSince', none }],
  columns: [
    {
      name: 'family',
      header: words.family,
      field: 'clientName',
      isRowHeader: true,
      cell: (row) => <RowTitle row={row} />,
    },
    { name: 'needs', header: words.needs, field: 'care', cell: ({ needs }) => needs },
    {
      name: 'waitingSince',
      header: words.since,
      sort: 'waitingSince',
      isShort: true,
      cell: ({ since }) => <Time moment={since} />,
    },
    {
      name: 'advisor',
      header: words.best,
      sort: 'score',
      cell: ({ best, next }) => <TwoLines first={best} second={next} />,
    },
  ],
  filters: [{ name: 'waitingSince', label: words.since, kind: 'since' }],
}
