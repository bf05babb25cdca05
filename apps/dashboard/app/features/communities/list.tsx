import { careLabel, careTypeSlugs } from '@pkg/domain'
import { Badge } from '@pkg/ui'
import { type List, RowTitle, stateOptions } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import type { CommunityRow } from './row'
import { communitiesTexts as words } from './texts'

const admins = ['admin'] as const
const advisors = ['agent', 'admin'] as const
const everyone = ['agent', 'provider', 'admin'] as const

const view = (name: keyof typeof words.tabs, query: Record<string, string>, sort: string) => ({
  name,
  label: words.tabs[name],
  query,
  sort,
  none: { title: words.none[name], help: words.noneHelp[name] },
})

const toCheck = view('due', { 'filter[due]': 'true' }, '-pendingEdits')
const live = view('live', { 'filter[status][ge]': '0' }, 'name')

/** Communities: all for admins, what is live for advisors, and their own for providers. [DASH-010, ROLE-010] */
export const communities: List<CommunityRow> = {
  area: 'communities',
  title: words.title,
  recordType: 'community-records',
  roles: everyone,
  search: words.search,
  views: [
    toCheck,
    live,
    view('not-live', { 'filter[status]': '-1' }, '-updatedAt'),
    view('added', { 'filter[added]': 'true' }, '-updatedAt'),
    view('all', {}, 'name'),
  ],
  columns: [
    {
      name: 'name',
      header: words.name,
      isRowHeader: true,
      isMain: true,
      sort: 'name',
      cell: (row) => <RowTitle row={row} below={row.place} isCut />,
    },
    { name: 'care', header: words.care, isExtra: true, cell: ({ care }) => care },
    {
      name: 'status',
      header: words.status,
      sort: 'status',
      isMain: true,
      isShort: true,
      cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
    },
    {
      name: 'waiting',
      header: words.waiting,
      field: 'pendingEdits',
      sort: 'pendingEdits',
      isShort: true,
      cell: ({ edits }) => edits,
    },
    {
      name: 'price',
      header: words.price,
      field: 'startingRate',
      sort: 'startingRate',
      cell: ({ price, priceExpiry }) => <TwoLines first={price} second={priceExpiry} isCut />,
    },
    {
      name: 'rooms',
      header: words.rooms,
      field: 'openRoomTypes',
      cell: ({ rooms, roomsStatedOn }) => <TwoLines first={rooms} second={roomsStatedOn} isCut />,
    },
    {
      name: 'photos',
      header: words.photos,
      align: 'end',
      isExtra: true,
      cell: ({ photos, photosLack }) => <TwoLines first={photos} second={photosLack} />,
    },
    {
      name: 'completeness',
      header: words.completeness,
      sort: 'completeness',
      align: 'end',
      isShort: true,
      cell: ({ completeness }) => completeness,
    },
    {
      name: 'claimedBy',
      header: words.claimedBy,
      field: 'members',
      cell: ({ claimedBy }) => <TwoLines first={claimedBy} isCut />,
    },
    { name: 'fee', header: words.fee, field: 'feePercent', isExtra: true, align: 'end', cell: ({ fee }) => fee },
    {
      name: 'families',
      header: words.families,
      field: 'recentFamilies',
      sort: 'recentFamilies',
      align: 'end',
      roles: advisors,
      cell: ({ families }) => families,
    },
    {
      name: 'rating',
      header: words.rating,
      sort: 'rating',
      isShort: true,
      isExtra: true,
      cell: ({ rating }) => rating,
    },
    {
      name: 'updated',
      header: words.updated,
      field: 'updatedAt',
      sort: 'updatedAt',
      isShort: true,
      isExtra: true,
      cell: ({ updated }) => <Time moment={updated} />,
    },
  ],
  filters: [
    {
      name: 'status',
      label: words.status,
      kind: 'choice',
      options: Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
    },
    { name: 'state', label: words.state, kind: 'choice', options: stateOptions },
    {
      name: 'care',
      label: words.care,
      kind: 'choice',
      options: careTypeSlugs.map((value) => ({ value, label: careLabel(value) })),
    },
    { name: 'claimed', label: words.claimed, kind: 'choice', options: words.claimedOptions, roles: advisors },
    { name: 'priceAge', label: words.priceAge, kind: 'choice', options: words.priceAges },
    { name: 'completeness', label: words.atMost, kind: 'most', limit: 100 },
    { name: 'contract', label: words.contract, kind: 'choice', options: words.contractOptions, roles: admins },
  ],
  actions: [
    {
      name: 'publish',
      label: words.publish,
      key: 'P',
      runs: true,
      changes: {},
      done: words.published,
      roles: admins,
      isFor: ({ isLive }) => !isLive,
    },
    {
      name: 'take-down',
      label: words.takeDown,
      key: 'D',
      runs: true,
      changes: { field: 'reason', options: words.takeDownReasons },
      done: words.takenDown,
      roles: admins,
      isFor: ({ isLive }) => isLive,
    },
    {
      name: 'ask-prices',
      label: words.askPrices,
      key: 'A',
      runs: true,
      changes: {},
      done: words.askedPrices,
      roles: admins,
      isFor: ({ isClaimed }) => isClaimed,
    },
  ],
}
