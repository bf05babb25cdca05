import type { TimelineItem } from '@pkg/api-client'
import { callOutcomeLabel, isLeadStage, leadStageLabel, type LeadStage } from '@pkg/domain'
import { formatCalendarDay, formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { timelineTexts } from './texts'
import { valueLines } from './value-lines'

const words = timelineTexts

/** Something that happened to a family, in words. */
export interface TimelineRow {
  id: string
  at: Moment
  kind: TimelineItem['kind']
  title: string
  /** What was said or changed, one line each. */
  lines: string[]
  /** Who did it, if it was a person. */
  actor?: string | undefined
  /** A note that the person can change. */
  note?: { id: string; version: number; text: string } | undefined
}

type Payload = TimelineItem['payload']

/** Returns a row of a family's timeline. [WORK-006] */
export function timelineRow({ id, at, kind, actor, payload }: TimelineItem, clock: RequestClock): TimelineRow {
  return { id, at: formatMoment(at, clock), kind, actor, ...wordsFor(payload, clock) }
}

function wordsFor(payload: Payload, clock: RequestClock): Pick<TimelineRow, 'title' | 'lines' | 'note'> {
  switch (payload.type) {
    case 'event':
      return eventWords(payload.text)
    case 'note':
      return { title: words.note, lines: [payload.text], ...(payload.isOwn ? { note: editable(payload) } : {}) }
    case 'call':
      return {
        title: words.call(callOutcomeLabel(payload.outcome), payload.minutes),
        lines: payload.note ? [payload.note] : [],
      }
    case 'message':
      return { title: words.messageFrom[payload.from], lines: [payload.text] }
    case 'email':
      return { title: words.sent[payload.channel](payload.subject), lines: [words.emailStatus[payload.status]] }
    case 'access':
      return { title: words.access[payload.route], lines: payload.reason ? [words.reason(payload.reason)] : [] }
    case 'release':
      return releaseWords(payload)
    case 'move-in':
      return {
        title: words.moveIn[payload.event](payload.communityName),
        lines: [formatCalendarDay(payload.movedInOn), ...(payload.reason ? [words.reason(payload.reason)] : [])],
      }
    case 'task':
      return {
        title: words.task[payload.action](payload.title ?? words.aTask),
        lines: valueLines(payload.values, clock),
      }
    case 'change':
      return changeWords(payload, clock)
  }
}

/** Returns a change in words: that of a stage by both stages, and what else changed with it one line each. [WORK-027] */
function changeWords({ action, recordType, values }: Extract<Payload, { type: 'change' }>, clock: RequestClock) {
  const { before, after } = values.find(({ field }) => field === 'stage') ?? {}
  if (recordType !== 'clients' || !isStage(before) || !isStage(after)) {
    const title = isOfAnswers(values)
      ? words.answersChanged
      : words.change[action](words.records[recordType] ?? words.aRecord)
    return { title, lines: valueLines(values, clock) }
  }
  const others = values.filter(({ field }) => field !== 'stage')
  return { title: words.stage(leadStageLabel(before), leadStageLabel(after)), lines: valueLines(others, clock) }
}

/** Returns whether everything that people know of a change is an answer of a family. [WORK-019] */
function isOfAnswers(values: readonly { field: string }[]): boolean {
  const known = values.filter(({ field }) => words.fields[field] !== undefined)
  return known.length > 0 && known.every(({ field }) => words.answerFields[field] !== undefined)
}

const isStage = (value: unknown): value is LeadStage => typeof value === 'string' && isLeadStage(value)

function releaseWords({ event, recipientName, response, reason }: Extract<Payload, { type: 'release' }>) {
  const title =
    event === 'responded' && response ? words.responded[response](recipientName) : words.release[event](recipientName)
  return { title, lines: reason ? [words.reason(reason)] : [] }
}

/** Returns a stored text. What follows its first line is what someone wrote about it. */
function eventWords(text: string): Pick<TimelineRow, 'title' | 'lines'> {
  const [title = '', ...lines] = text.split('\n')
  return { title: stageWords(title), lines: lines.filter((line) => line !== '') }
}

/** Returns a stored text with the labels of stages instead of their names. */
const stageWords = (text: string): string => {
  const [, before = '', after = ''] = /^Stage: (\S+) → (\S+)$/.exec(text) ?? []
  return isLeadStage(before) && isLeadStage(after) ? words.stage(leadStageLabel(before), leadStageLabel(after)) : text
}

const editable = ({ noteId, version, text }: Extract<Payload, { type: 'note' }>) => ({ id: noteId, version, text })
