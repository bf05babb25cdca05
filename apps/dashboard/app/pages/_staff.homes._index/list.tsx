import { realEstateStageLabel, realEstateStages } from '@pkg/domain'
import { Badge } from '@pkg/ui'
import { Time } from '~/parts/Time/Time'
import { type List, RowTitle } from '~/features/lists'
import { homesTexts, homeTexts } from '~/features/homes'
import type { HomeRow } from './row'

const words = homeTexts
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
      header: homesTexts.family,
      field: 'clientName',
      isRowHeader: true,
      sort: 'clientName',
      cell: (row) => <RowTitle row={row} below={row.need} />,
    },
    { name: 'place', header: homesTexts.place, sort: 'place', cell: ({ place }) => place },
    { name: 'stage', header: homesTexts.stage, sort: 'stage', cell: ({ stage }) => <Badge>{stage}</Badge> },
    {
      name: 'since',
      header: words.since,
      field: 'createdAt',
      isShort: true,
      cell: ({ since }) => <Time moment={since} />,
    },
  ],
  filters: [
    { name: 'stage', label: homesTexts.stage, kind: 'choice', options: stageOptions },
    {
      name: 'need',
      label: homesTexts.home,
      kind: 'choice',
      options: Object.entries(homesTexts.need).map(([value, label]) => ({ value, label })),
    },
  ],
}
