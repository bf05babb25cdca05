import type { RealEstateLead, Task } from '@pkg/api-client'
import { realEstateStageLabel, realEstateStages } from '@pkg/domain'
import { taskRow, type TaskRow } from '~/features/tasks'
import { formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { homeClosing, type HomeClosing } from './closing'
import { homeTexts, homesTexts } from './texts'
import { absentTexts } from '~/site/texts'

const words = homeTexts

/** A stage of the path of a home. */
export interface StageStep {
  stage: RealEstateLead['stage']
  label: string
  state: 'reached' | 'now' | 'ahead'
  /** When the home last came to it. */
  at?: Moment | undefined
}

/** A home as its real estate agent sees it, in words. [AGENT-006] */
export interface HomePage {
  id: string
  familyId: string
  family: string
  title: string
  stage: RealEstateLead['stage']
  /** How often the home was changed. */
  version: number
  stageLabel: string
  path: StageStep[]
  /** What usually comes next, and the stage after this one. */
  next: { step: string; stage?: { value: RealEstateLead['stage']; label: string } | undefined }
  closedReason?: string | undefined
  place?: string | undefined
  timing?: string | undefined
  housing?: string | undefined
  advisor?: string | undefined
  agent?: { id: string; name: string } | undefined
  /** Until when the agent can accept it, while it’s offered. */
  acceptBy?: string | undefined
  closing?: HomeClosing | undefined
  notes: { by: string; text: string }[]
  open: TaskRow[]
  done: TaskRow[]
}

/** Returns the page of a home. The stages are in order, each with the time at which the home last came to it. [AGENT-006] */
export function homePage(home: RealEstateLead, tasks: readonly Task[], clock: RequestClock): HomePage {
  const {
    id,
    version,
    clientId,
    clientName,
    need,
    stage,
    place,
    timing,
    housingOptions,
    advisorName,
    agentId,
    agentName,
    dueAt,
    closedReason,
    notes,
  } = home
  const rows = tasks.map((task) => taskRow(task, clock))
  return {
    id,
    familyId: clientId,
    family: clientName || absentTexts.name,
    title: words.title(homesTexts.need[need], clientName || absentTexts.name),
    stage,
    version,
    stageLabel: realEstateStageLabel(stage),
    path: stagePath(home, clock),
    next: { step: words.steps[stage], stage: nextStage(home) },
    closedReason,
    place,
    timing,
    housing: housingOptions,
    advisor: advisorName,
    agent: agentId === undefined ? undefined : { id: agentId, name: agentName ?? agentId },
    acceptBy: dueAt && formatMoment(dueAt, clock).text,
    closing: homeClosing(home),
    notes: notes
      .map(({ author, text, at }) => ({ by: words.by(author, formatMoment(at, clock).text), text }))
      .toReversed(),
    open: rows.filter(({ isDone }) => !isDone),
    done: rows.filter(({ isDone }) => isDone),
  }
}

function stagePath({ stage: current, stageTimes }: RealEstateLead, clock: RequestClock): StageStep[] {
  return realEstateStages.map((stage) => {
    const at = stageTimes[stage]
    const state = stage === current ? 'now' : at ? 'reached' : 'ahead'
    return { stage, label: realEstateStageLabel(stage), state, at: at ? formatMoment(at, clock) : undefined }
  })
}

/** The stage that usually follows. A sale ends with the home sold, and a purchase with the home bought. */
function nextStage({ stage, need }: RealEstateLead): HomePage['next']['stage'] {
  const value = followers[stage]?.[need]
  return value && { value, label: realEstateStageLabel(value) }
}

type Stage = RealEstateLead['stage']
const both = (stage: Stage) => ({ sell: stage, buy: stage })

const followers: Partial<Record<Stage, Record<RealEstateLead['need'], Stage>>> = {
  accepted: both('attempting-contact'),
  'attempting-contact': both('discussing-with-family'),
  'discussing-with-family': { sell: 'listing-agreement-signed', buy: 'actively-touring' },
  nurture: both('discussing-with-family'),
  'actively-touring': { sell: 'listing-agreement-signed', buy: 'in-escrow' },
  'listing-agreement-signed': both('in-escrow'),
  'in-escrow': { sell: 'home-sold', buy: 'home-bought' },
}
