import { type List, RowTitle } from '~/features/lists'
import type { LicenseRow } from './row'
import { licensesTexts as words } from './texts'

/** The licenses of a real estate agent, on the agent’s page. [DASH-016] */
export const licenses: List<LicenseRow> = {
  area: 'real-estate-licenses',
  title: words.title,
  recordType: 'real-estate-licenses',
  roles: ['real-estate-agent', 'admin'],
  views: [{ name: 'all', label: words.title, none: { title: words.none, help: words.none } }],
  columns: [
    { name: 'name', header: words.facts, isRowHeader: true, cell: (row) => <RowTitle row={row} /> },
    { name: 'validUntil', header: words.validUntil, cell: ({ validUntil }) => validUntil },
    { name: 'checked', header: words.checked, field: 'checkedOn', cell: ({ checked }) => checked },
  ],
}
