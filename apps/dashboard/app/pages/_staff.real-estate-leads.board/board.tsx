import { realEstateStageLabel, realEstateStages } from '@pkg/domain'
import { type Board, boardTexts } from '~/features/board'
import { type LeadRow, leads, leadsTexts as words } from '~/features/homes'
import { listUrl } from '~/features/lists'
import { LeadCard } from './LeadCard'

const none = { title: boardTexts.none, help: '' }

/** The homes that families sell or buy as cards by stage, for admins. The two closings need a reason. [DASH-016, WORK-003] */
export const leadBoard: Board<LeadRow> = {
  list: {
    ...leads,
    area: 'real-estate-leads/board',
    title: words.boardTitle,
    // A home that was just moved is at the top of its lane.
    views: [{ name: 'all', label: words.tabs.all, sort: '-changedAt', none }],
    filters: (leads.filters ?? []).filter(({ name }) => name !== 'stage'),
  },
  field: 'stage',
  lanes: realEstateStages.map((value) => ({ value, label: realEstateStageLabel(value) })),
  move: 'stage',
  withReason: [
    { lane: 'closed-unresponsive', action: 'close-unresponsive' },
    { lane: 'closed-other', action: 'close-other' },
  ],
  // A home is new again only when it’s offered to another agent.
  closed: ['new'],
  hrefOfLane: (stage, { term, filters }) => listUrl(leads, { view: 'all', term, filters: { ...filters, stage } }),
  card: (row) => <LeadCard row={row} />,
}
