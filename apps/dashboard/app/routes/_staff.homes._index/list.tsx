import { realEstateStageLabel, realEstateStages } from '@pkg/domain'
import { Badge } from '@pkg/ui'
import { Time } from '~/components/Time/Time'
import type { List } from '~/lists/list'
import { RowTitle } from '~/lists/RowTitle'
import { texts } from '~/texts'
import type { HomeRow } from './row'

const words = texts.home
const none = { title: words.none, help: words.noneHelp }
const stageOptions = realEstateStages.map((value) => ({ value, label: realEstateStageLabel(value) }))

/** The homes that a real estate agent accepted. [AGENT-006, DASH-016] */
export const homes: List<HomeRow> = {
  area: 'homes',
  title: words.list,
  recordType: 'sren-referrals',
  roles: ['real-estate-agent'],
  views: [{ name: 'all', label: words.listAll, query: { 'filter[offer]': 'accepted' }, none }],
  columns: [
    {
      name: 'family',
      header: texts.homes.family,
      field: 'clientName',
      isRowHeader: true,
      sort: 'clientName',
      cell: (row) => <RowTitle row={row} below={row.need} />,
    },
    { name: 'place', header: texts.homes.place, sort: 'place', cell: ({ place }) => place },
    { name: 'stage', header: texts.homes.stage, sort: 'stage', cell: ({ stage }) => <Badge>{stage}</Badge> },
    {
      name: 'since',
      header: words.since,
      field: 'createdAt',
      isShort: true,
      cell: ({ since }) => <Time moment={since} />,
    },
  ],
  filters: [
    { name: 'stage', label: texts.homes.stage, kind: 'choice', options: stageOptions },
    {
      name: 'need',
      label: texts.homes.home,
      kind: 'choice',
      options: Object.entries(texts.homes.need).map(([value, label]) => ({ value, label })),
    },
  ],
}
