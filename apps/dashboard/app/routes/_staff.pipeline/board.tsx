import { leadStageLabel, leadStages } from '@pkg/domain'
import type { Board } from '~/board/board'
import type { FamilyRow } from '~/families/family-row'
import { listUrl } from '~/lists/list-url'
import { texts } from '~/texts'
import { families } from '../_staff.families._index/list'
import { FamilyCard } from './FamilyCard'

const none = { title: texts.board.none, help: '' }

/** The families of an advisor, or all, as cards by stage. A closed family needs a reason. [DASH-003, WORK-007] */
export const pipeline: Board<FamilyRow> = {
  list: {
    ...families,
    area: 'pipeline',
    title: texts.pipeline.title,
    // A family that was just moved is at the top of its lane.
    views: [{ name: 'all', label: texts.families.all, sort: '-stageSince', none }],
    filters: (families.filters ?? []).filter(({ name }) => name !== 'stage'),
  },
  field: 'stage',
  lanes: leadStages.map((value) => ({ value, label: leadStageLabel(value) })),
  move: 'stage',
  withReason: { lane: 'closed', action: 'close' },
  hrefOfLane: (view, { term, filters }) => listUrl(families, { view, term, filters }),
  card: (row) => <FamilyCard row={row} />,
}
