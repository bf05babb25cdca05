import { budgetRanges, timingChoices } from '@pkg/domain'
import { Badge } from '@pkg/ui'
import { type List, RowTitle, stateOptions } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import { absentTexts } from '~/site/texts'
import { careOptions } from '../answer-options'
import { familiesTexts } from '../texts'
import type { ReceivedRow } from './received-row'
import { receivedTexts } from './texts'
import { TimeToReply } from './TimeToReply'

const words = familiesTexts
const ofReceived = receivedTexts
const orDash = (text: string | undefined) => text ?? absentTexts.value
const help = ofReceived.noneWaitingHelp

/** Real estate agents don’t read answers about care and budget, and a family is shared with them only. */
const isProvider = ['provider'] as const

/** The families that are shared with a provider or a real estate agent. [DASH-003, ROLE-010, WORK-010] */
export const receivedFamilies: List<ReceivedRow> = {
  area: 'families',
  title: words.title,
  recordType: 'clients',
  roles: ['provider', 'real-estate-agent'],
  search: words.search,
  views: [
    {
      name: 'waiting',
      label: ofReceived.tab.waiting,
      query: { 'filter[response]': 'waiting' },
      sort: 'respondBy',
      none: { title: ofReceived.noneWaiting, help },
    },
    { name: 'all', label: ofReceived.tab.all, sort: '-sharedAt', none: { title: ofReceived.none, help } },
  ],
  columns: [
    {
      name: 'name',
      header: words.family,
      isRowHeader: true,
      isShort: true,
      sort: 'name',
      cell: (row) => <RowTitle row={row} below={row.lookingFor} />,
    },
    {
      name: 'care',
      header: words.care,
      roles: isProvider,
      cell: ({ care, move }) => <TwoLines first={orDash(care)} second={move} isCut />,
    },
    {
      name: 'budget',
      header: words.budget,
      field: 'budgetRange',
      align: 'end',
      roles: isProvider,
      cell: ({ budget }) => orDash(budget),
    },
    { name: 'timing', header: words.timing, isExtra: true, cell: ({ move }) => orDash(move) },
    { name: 'place', header: words.place, sort: 'place', cell: ({ place }) => orDash(place) },
    { name: 'contact', header: words.contact, cell: ({ contact }) => orDash(contact) },
    {
      name: 'recipients',
      header: ofReceived.sharedWith,
      roles: isProvider,
      cell: ({ sharedWith }) => sharedWith,
    },
    {
      name: 'response',
      header: ofReceived.response,
      sort: 'respondBy',
      cell: ({ response, clock }) => (
        <>
          <Badge tone={response.tone}>{response.label}</Badge>
          {clock && <TimeToReply clock={clock} />}
        </>
      ),
    },
    {
      name: 'shared',
      header: ofReceived.since,
      field: 'sharedAt',
      sort: 'sharedAt',
      cell: ({ since }) => <Time moment={since} />,
    },
  ],
  filters: [
    { name: 'care', label: words.care, kind: 'choice', options: careOptions, roles: isProvider },
    {
      name: 'budget',
      label: words.budget,
      kind: 'choice',
      options: budgetRanges.map((value) => ({ value, label: value })),
      roles: isProvider,
    },
    {
      name: 'timing',
      label: words.timing,
      kind: 'choice',
      options: timingChoices.map((value) => ({ value, label: words.move(value) })),
    },
    { name: 'state', label: ofReceived.state, kind: 'choice', options: stateOptions },
    { name: 'sharedAt', label: ofReceived.since, kind: 'since' },
  ],
}
