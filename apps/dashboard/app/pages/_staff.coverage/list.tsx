import { Badge } from '@pkg/ui'
import { type List, RowTitle, stateOptions } from '~/features/lists'
import type { CoverageRow } from './row'
import { coverageTexts } from './texts'

const words = coverageTexts
const number = (name: 'families' | 'waiting' | 'advisors' | 'withRoom') => ({
  name,
  header: words[name],
  align: 'end' as const,
  isShort: true as const,
  sort: name,
  cell: (row: CoverageRow) => row[name],
})

/** The counties where families are, so admins see where advisors are missing. [DASH-015] */
export const coverage: List<CoverageRow> = {
  area: 'coverage',
  title: words.title,
  recordType: 'county-coverage',
  roles: ['admin'],
  views: [
    {
      name: 'gaps',
      label: words.tabs.gaps,
      query: { 'filter[gap]': 'true' },
      none: { title: words.none, help: words.noneHelp },
    },
    { name: 'all', label: words.tabs.all, none: { title: words.noCounties, help: words.noCountiesHelp } },
  ],
  columns: [
    { name: 'county', header: words.county, isRowHeader: true, sort: 'county', cell: (row) => <RowTitle row={row} /> },
    number('families'),
    number('waiting'),
    number('advisors'),
    number('withRoom'),
    {
      name: 'status',
      header: words.status,
      field: 'withRoom',
      cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
    },
  ],
  filters: [
    { name: 'state', label: words.state, kind: 'choice', options: stateOptions },
    { name: 'families', label: words.families, kind: 'least', limit: 1_000_000 },
  ],
}
