import type { FamilySummary } from '@pkg/api-client'
import { leadStageLabel } from '@pkg/domain'
import { formatAge, type RequestClock, type Moment } from '~/server/times'
import { texts } from '~/texts'
import { careLabel } from './answer-lines'
import { stageTone, type StageTone } from './stage-tone'

/** A family as a row of a list, in words. */
export interface FamilyRow {
  id: string
  name: string
  lookingFor?: string | undefined
  care?: string | undefined
  budget?: string | undefined
  move?: string | undefined
  place?: string | undefined
  contact?: string | undefined
  stage: { label: string; tone: StageTone }
  /** The first community asked for, and how many more. */
  asked: string
  advisor?: string | undefined
  openTasks: number
  since: Moment
}

/** The row of `family`, written for a place and time. What the family has not told is absent. [DASH-003] */
export function familyRow(family: FamilySummary, clock: RequestClock): FamilyRow {
  const [first, ...more] = family.communities
  return {
    id: family.id,
    name: family.name || texts.families.unknownName,
    lookingFor: family.lookingFor,
    care: family.care && careLabel(family.care),
    budget: family.budgetRange,
    move: family.timing,
    place: family.place,
    contact: family.contact,
    stage: { label: leadStageLabel(family.stage), tone: stageTone(family.stage) },
    asked: [first, more.length > 0 ? texts.families.moreCommunities(more.length) : ''].filter(Boolean).join(' '),
    advisor: family.agentName,
    openTasks: family.openTasks,
    since: formatAge(family.createdAt, clock),
  }
}
