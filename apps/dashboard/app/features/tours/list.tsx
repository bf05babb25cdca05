import { bookingOutcomeLabel, bookingOutcomes } from '@pkg/domain'
import { Badge } from '@pkg/ui'
import { bookingsTexts } from '~/features/bookings'
import { type List, RowTitle } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import { absentTexts } from '~/site/texts'
import type { TourListRow } from './row'
import { toursTexts } from './texts'

const words = toursTexts
const none = { title: words.none, help: words.noneHelp }
const outcomes = bookingOutcomes.map((value) => ({ value, label: bookingOutcomeLabel('tour', value) }))
const statuses = (['booked', 'requested', 'canceled'] as const).map((value) => ({
  value,
  label: bookingsTexts.status[value],
}))

/** All tours that a person sees. Stats open it with the tours behind a number. [WORK-014] */
export const tours: List<TourListRow> = {
  area: 'tours',
  title: words.title,
  recordType: 'tours',
  roles: ['agent', 'provider', 'admin'],
  views: [
    { name: 'all', label: words.all, sort: '-startsAt', none },
    {
      name: 'took-place',
      label: bookingOutcomeLabel('tour', 'took-place'),
      query: { 'filter[outcome]': 'took-place' },
      sort: '-startsAt',
      none,
    },
  ],
  columns: [
    {
      name: 'family',
      header: words.family,
      field: 'clientName',
      isRowHeader: true,
      cell: (row) => <RowTitle row={row} />,
    },
    { name: 'community', header: words.community, field: 'communityName', cell: ({ community }) => community },
    {
      name: 'startsAt',
      header: words.startsAt,
      sort: 'startsAt',
      isShort: true,
      cell: ({ startsAt }) => <Time moment={startsAt} />,
    },
    { name: 'status', header: words.status, cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge> },
    { name: 'outcome', header: words.outcome, isExtra: true, cell: ({ outcome }) => outcome ?? absentTexts.value },
  ],
  filters: [
    { name: 'status', label: words.status, kind: 'choice', options: statuses },
    { name: 'outcome', label: words.outcome, kind: 'choice', options: outcomes },
    { name: 'since', label: words.startsAt, property: 'startsAt', kind: 'since' },
    { name: 'before', label: words.startsAt, property: 'startsAt', kind: 'before' },
    { name: 'isSecond', label: words.isSecond, kind: 'choice', options: words.yesOrNo, isLinked: true },
    { name: 'community', label: words.community, kind: 'text', isLinked: true },
    { name: 'state', label: words.state, kind: 'text', isLinked: true },
    { name: 'agent', label: words.advisor, kind: 'choice', options: 'advisors', roles: ['admin'], isLinked: true },
  ],
}
