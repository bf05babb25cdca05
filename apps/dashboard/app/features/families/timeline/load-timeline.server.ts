import type { Client } from '@pkg/api-client'
import { errorPage } from '@pkg/remix-host/server'
import { requireResponse } from '~/site/server/require-response'
import type { RequestClock } from '~/site/server/times'
import { timelineTexts } from './texts'
import { timelineRow, type TimelineRow } from './timeline-row'

const pageSize = 30

/** A page of a family's timeline. */
export interface Timeline {
  rows: TimelineRow[]
  kind: TimelineKind
  page: number
  pages: number
  counts: { kind: TimelineKind; count: number }[]
}

/** A kind of event, or all. */
export type TimelineKind = keyof typeof timelineTexts.kinds

/** Loads a page of a family's timeline, of the kind that the URL names. [WORK-006] */
export async function loadTimeline(
  request: Request,
  api: Client,
  familyId: string,
  clock: RequestClock,
): Promise<Timeline> {
  const query = new URL(request.url).searchParams
  const kind = query.get('show') ?? 'all'
  const page = Number(query.get('page') ?? 1)
  if (!isKind(kind) || !Number.isInteger(page) || page < 1 || page > 10_000) throw errorPage('bad-request', 400)
  const found = await requireResponse(
    request,
    api.timeline.list({
      'filter[client]': familyId,
      ...(kind === 'all' ? {} : { 'filter[kind]': kind }),
      'page-number': page,
      'page-size': pageSize,
    }),
  )
  const counts = Object.entries(found.counts).flatMap(([name, count]) =>
    isKind(name) && count > 0 ? [{ kind: name, count }] : [],
  )
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return {
    rows: found.items.map((item) => timelineRow(item, clock)),
    kind,
    page,
    pages: Math.ceil(found.total / pageSize),
    counts: [{ kind: 'all', count: all }, ...counts],
  }
}

const isKind = (kind: string): kind is TimelineKind => Object.hasOwn(timelineTexts.kinds, kind)
