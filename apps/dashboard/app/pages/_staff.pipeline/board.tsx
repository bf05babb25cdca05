import { leadStageLabel, leadStages } from '@pkg/domain'
import { type Board, boardTexts } from '~/features/board'
import { families, familiesTexts, type FamilyRow } from '~/features/families'
import { listUrl } from '~/features/lists'
import { pipelineTexts } from './texts'
import { FamilyCard } from './FamilyCard'

const none = { title: boardTexts.none, help: '' }

/** The families of an advisor, or all, as cards by stage. A closed family needs a reason, and one that moved in has a form. [DASH-003, WORK-007] */
export const pipeline: Board<FamilyRow> = {
  list: {
    ...families,
    area: 'pipeline',
    title: pipelineTexts.title,
    // A family that was just moved is at the top of its lane.
    views: [{ name: 'all', label: familiesTexts.all, sort: '-stageSince', none }],
    filters: (families.filters ?? []).filter(({ name }) => name !== 'stage'),
  },
  field: 'stage',
  lanes: leadStages.map((value) => ({ value, label: leadStageLabel(value) })),
  move: 'stage',
  withReason: [{ lane: 'closed', action: 'close' }],
  withPage: { lane: 'moved-in', href: (id) => `/families/${id}/move-in` },
  hrefOfLane: (view, { term, filters }) => listUrl(families, { view, term, filters }),
  card: (row) => <FamilyCard row={row} />,
}
