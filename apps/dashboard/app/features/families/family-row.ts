import type { FamilySummary } from '@pkg/api-client'
import { leadStageLabel } from '@pkg/domain'
import {
  type Due,
  formatAge,
  formatDue,
  formatShortDay,
  formatStay,
  type Moment,
  type RequestClock,
} from '~/site/server/times'
import { familiesTexts } from './texts'
import { absentTexts } from '~/site/texts'
import { languageName } from '~/parts/languages/languages'
import { careLabel, sourceLabel } from './answer-lines'
import { stageTone, type StageTone } from './stage-tone'

/** A row of the families table, in words. */
export interface FamilyRow {
  id: string
  name: string
  href: string
  lookingFor?: string | undefined
  care?: string | undefined
  budget?: string | undefined
  move?: string | undefined
  place?: string | undefined
  contact?: string | undefined
  stage: { label: string; tone: StageTone }
  /** How long the family has been in its stage. */
  inStage: Moment
  /** The first community that the family asked about, and the number of others. */
  communities: string
  advisor?: string | undefined
  /** Whether the person hasn't accepted or declined it yet. */
  isOffered: boolean
  /** What sets it apart: that it's offered, or paused. */
  mark?: { label: string; tone: 'caution' | 'neutral' } | undefined
  openTasks: number
  /** How it found us. */
  source: string
  language?: string | undefined
  /** The open task that is due first. */
  next?: { title: string; due: Due } | undefined
  since: Moment
}

function markOf({ isOffered, pausedUntil }: FamilySummary): FamilyRow['mark'] {
  if (isOffered) return { label: familiesTexts.offered, tone: 'caution' }
  return pausedUntil ? { label: familiesTexts.pausedUntil(formatShortDay(pausedUntil)), tone: 'neutral' } : undefined
}

/** Returns the row of a family, with times as of the clock. What the family hasn't provided is undefined. [DASH-003] */
export function familyRow(family: FamilySummary, clock: RequestClock): FamilyRow {
  const [first, ...more] = family.communities
  return {
    id: family.id,
    href: `/families/${family.id}`,
    name: family.name || absentTexts.name,
    lookingFor: family.lookingFor,
    care: family.care && careLabel(family.care),
    budget: family.budgetRange,
    move: family.timing && familiesTexts.move(family.timing),
    place: family.place,
    contact: family.contact,
    stage: { label: leadStageLabel(family.stage), tone: stageTone(family.stage) },
    inStage: formatStay(family.stageSince, clock),
    communities: [first, more.length > 0 ? familiesTexts.moreCommunities(more.length) : ''].filter(Boolean).join(' '),
    advisor: family.agentName,
    isOffered: family.isOffered === true,
    mark: markOf(family),
    openTasks: family.openTasks,
    source: (family.sources ?? []).map(sourceLabel).join(', '),
    language: family.language && languageName(family.language),
    next: family.nextTask && { title: family.nextTask.title, due: formatDue(family.nextTask.dueAt, clock) },
    since: formatAge(family.createdAt, clock),
  }
}
