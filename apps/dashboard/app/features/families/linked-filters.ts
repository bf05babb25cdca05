import { closedReasonLabel, closedReasons, leadStageLabel, leadStages } from '@pkg/domain'
import type { List } from '~/features/lists'
import type { FamilyRow } from './family-row'
import { familiesTexts } from './texts'

const words = familiesTexts
/** Every family was new once, and closing isn't a step on the way. */
const reachedStages = leadStages.filter((stage) => stage !== 'new' && stage !== 'closed')
const calls = Object.entries(words.calls).map(([value, label]) => ({ value, label }))

/** The filters that only links from stats set. [WORK-014] */
export const linkedFilters: NonNullable<List<FamilyRow>['filters']> = [
  { name: 'before', label: words.since, property: 'createdAt', kind: 'before', isLinked: true },
  { name: 'state', label: words.state, kind: 'text', isLinked: true },
  { name: 'community', label: words.community, kind: 'text', isLinked: true },
  {
    name: 'reached',
    label: words.reached,
    kind: 'choice',
    options: reachedStages.map((value) => ({ value, label: leadStageLabel(value) })),
    isLinked: true,
  },
  {
    name: 'closedReason',
    label: words.closedReason,
    kind: 'choice',
    options: closedReasons.map((value) => ({ value, label: closedReasonLabel(value) })),
    isLinked: true,
  },
  { name: 'firstCall', label: words.firstCall, kind: 'choice', options: calls, isLinked: true },
  { name: 'called', label: words.firstCall, property: 'firstCall', kind: 'many', options: calls, isLinked: true },
  { name: 'requestedHour', label: words.requestedHour, kind: 'text', isLinked: true },
  { name: 'partner', label: words.partner, kind: 'text', isLinked: true },
  { name: 'erasedSince', label: words.erased, property: 'erasedAt', kind: 'since', isLinked: true },
  { name: 'erasedBefore', label: words.erased, property: 'erasedAt', kind: 'before', isLinked: true },
]
