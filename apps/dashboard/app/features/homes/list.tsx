import { isClosedHome, realEstateStageLabel, realEstateStages } from '@pkg/domain'
import { Badge } from '@pkg/ui'
import { type List, type ListAction, type ListRow, RowTitle, stateOptions } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import type { HomeRow, LeadRow } from './row'
import { homesTexts, homeTexts, leadsTexts } from './texts'

const words = leadsTexts
const none = { title: words.none, help: words.noneHelp }

/** What a home is, where, and how far along. */
const columns: List<ListRow & Pick<HomeRow, 'need' | 'place' | 'stage'>>['columns'] = [
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
]

const reasonOptions = (reasons: readonly string[]) => reasons.map((reason) => ({ value: reason, label: reason }))

/** A home that is offered is accepted first. */
const isAccepted = ({ acceptBy }: LeadRow) => acceptBy === undefined

/** A home comes to most stages by a choice. The two closings need a reason, which the advisor of the family reads. [AGENT-006] */
const leadActions: ListAction<LeadRow>[] = [
  {
    name: 'stage',
    label: words.moveTo,
    key: 'S',
    changes: {
      field: 'stage',
      options: realEstateStages
        .filter((stage) => stage !== 'new' && !isClosedHome(stage))
        .map((value) => ({ value, label: realEstateStageLabel(value) })),
    },
    done: words.moved,
    isFor: isAccepted,
  },
  {
    name: 'close-unresponsive',
    label: words.closeUnresponsive,
    key: 'C',
    changes: {
      field: 'reason',
      options: reasonOptions(words.unresponsiveReasons),
      also: { stage: 'closed-unresponsive' },
    },
    done: words.closed,
    isFor: isAccepted,
  },
  {
    name: 'close-other',
    label: words.closeOther,
    key: 'O',
    changes: { field: 'reason', options: reasonOptions(words.otherReasons), also: { stage: 'closed-other' } },
    done: words.closed,
    isFor: isAccepted,
  },
]

const stages = realEstateStages.map((value) => ({ value, label: realEstateStageLabel(value) }))
const need = {
  name: 'need',
  label: homesTexts.home,
  kind: 'choice',
  options: Object.entries(homesTexts.need).map(([value, label]) => ({ value, label })),
} as const

/** The homes that a real estate agent accepted. [AGENT-006, DASH-016] */
export const homes: List<HomeRow> = {
  area: 'homes',
  title: homeTexts.list,
  recordType: 'sren-referrals',
  roles: ['real-estate-agent'],
  search: homesTexts.search,
  views: [
    {
      name: 'all',
      label: homeTexts.listAll,
      query: { 'filter[offer]': 'accepted' },
      none: { title: homeTexts.none, help: homeTexts.noneHelp },
    },
  ],
  columns: [
    ...columns,
    {
      name: 'since',
      header: homeTexts.since,
      field: 'createdAt',
      isShort: true,
      cell: ({ since }) => <Time moment={since} />,
    },
  ],
  filters: [
    { name: 'stage', label: homesTexts.stage, kind: 'choice', options: stages },
    need,
    { name: 'state', label: words.state, kind: 'choice', options: stateOptions },
    { name: 'createdAt', label: homesTexts.since, kind: 'since' },
  ],
}

/** The homes that families sell or buy, for admins. [DASH-016] */
export const leads: List<LeadRow> = {
  area: 'real-estate-leads',
  title: words.title,
  recordType: 'sren-referrals',
  roles: ['admin'],
  search: homesTexts.search,
  views: [
    { name: 'open', label: words.tabs.open, query: { 'filter[offer]': 'open' }, sort: 'dueAt', none },
    { name: 'accepted', label: words.tabs.accepted, query: { 'filter[offer]': 'accepted' }, none },
    { name: 'all', label: words.tabs.all, none },
  ],
  columns: [
    ...columns.map((column) => (column.name === 'stage' ? { ...column, edit: 'stage' } : column)),
    {
      name: 'stay',
      header: words.stay,
      field: 'stageTimes',
      isShort: true,
      cell: ({ stay }) => <Time moment={stay} />,
    },
    { name: 'agent', header: words.agent, field: 'agentName', sort: 'agentName', cell: ({ agent }) => agent },
    { name: 'advisor', header: words.advisor, field: 'advisorName', isExtra: true, cell: ({ advisor }) => advisor },
    {
      name: 'fee',
      header: words.fee,
      field: 'referralFeeCents',
      align: 'end',
      isShort: true,
      isExtra: true,
      cell: ({ fee }) => fee,
    },
    {
      name: 'acceptBy',
      header: words.acceptBy,
      field: 'dueAt',
      sort: 'dueAt',
      isShort: true,
      cell: ({ acceptBy }) => acceptBy && <Time moment={acceptBy} />,
    },
  ],
  filters: [
    { name: 'stage', label: homesTexts.stage, kind: 'many', options: stages },
    need,
    { name: 'state', label: words.state, kind: 'choice', options: stateOptions },
    { name: 'createdAt', label: words.since, kind: 'since' },
    { name: 'changedAt', label: words.changedBefore, kind: 'before' },
  ],
  actions: leadActions,
}
