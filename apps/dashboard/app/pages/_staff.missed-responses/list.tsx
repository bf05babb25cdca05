import { Badge } from '@pkg/ui'
import { Time } from '~/parts/Time/Time'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import { type List, RowTitle } from '~/features/lists'
import { missedTexts } from './texts'
import { absentTexts } from '~/site/texts'
import type { MissedRow } from './row'

const words = missedTexts
const tones = { declined: 'caution', 'no-response': 'critical' } as const
const none = { title: words.none, help: words.noneHelp }
const view = (outcome: keyof typeof tones) => ({
  name: outcome,
  label: words.outcomes[outcome],
  query: { 'filter[outcome]': outcome },
  hides: ['outcome'],
  none,
})

/** Families that someone declined or didn’t respond to in time. [TRUTH-008] */
export const missedResponses: List<MissedRow> = {
  area: 'missed-responses',
  title: words.title,
  recordType: 'missed-responses',
  roles: ['admin'],
  views: [{ name: 'all', label: words.tab.all, none }, view('declined'), view('no-response')],
  columns: [
    {
      name: 'family',
      header: words.family,
      field: 'clientName',
      isRowHeader: true,
      sort: 'clientName',
      cell: (row) => <RowTitle row={row} />,
    },
    {
      name: 'who',
      header: words.who,
      field: 'recipientName',
      sort: 'recipientName',
      cell: ({ recipientName, recipientKind }) => (
        <TwoLines first={recipientName} second={words.kinds[recipientKind]} />
      ),
    },
    {
      name: 'outcome',
      header: words.outcome,
      sort: 'outcome',
      cell: ({ outcome }) => <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>,
    },
    { name: 'reason', header: words.reason, cell: ({ reason }) => reason ?? absentTexts.value },
    { name: 'at', header: words.at, sort: 'at', isShort: true, cell: ({ at }) => <Time moment={at} /> },
    {
      name: 'advisor',
      header: words.advisor,
      field: 'agentName',
      sort: 'agentName',
      cell: ({ advisor }) => advisor ?? absentTexts.advisor,
    },
  ],
  filters: [
    {
      name: 'recipientKind',
      label: words.who,
      kind: 'choice',
      options: Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
    },
    { name: 'agent', label: words.advisor, kind: 'choice', options: 'advisors' },
    { name: 'at', label: words.at, kind: 'since' },
  ],
}
