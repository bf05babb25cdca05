import type { ContentEntry } from '@pkg/api-client'
import type { BadgeProps } from '@pkg/ui'
import { formatAge, formatMoment, type Moment, type RequestClock } from '~/site/server/times'
import { contentTexts as words } from './texts'

/** The state of an entry, in words. */
export interface ContentStatus {
  label: string
  tone: NonNullable<BadgeProps['tone']>
}

/** An entry in the list. */
export interface ContentRow extends Pick<ContentEntry, 'id' | 'name' | 'slug'> {
  href: string
  kind: string
  status: ContentStatus
  languages: string
  changed: Moment
  publishes: Moment | undefined
}

/** Returns the row of an entry. [WORK-012] */
export const contentRow = (entry: ContentEntry, clock: RequestClock): ContentRow => ({
  id: entry.id,
  name: entry.name,
  slug: entry.slug,
  href: `/content/${entry.id}`,
  kind: words.kinds[entry.kind],
  status: contentStatus(entry, clock),
  languages: words.languageNames[entry.languages],
  changed: formatAge(entry.changedAt, clock),
  publishes: entry.publishAt === undefined ? undefined : formatMoment(entry.publishAt, clock),
})

/** Returns the state of an entry: what happens next, or what readers get. [WORK-012] */
export function contentStatus(
  { state, isPublished, publishAt }: Pick<ContentEntry, 'state' | 'isPublished' | 'publishAt'>,
  clock: RequestClock,
): ContentStatus {
  if (state === 'scheduled' && publishAt !== undefined) {
    const isLate = Date.parse(publishAt) + lateAfter < clock.now.toMillis()
    if (isLate) return { label: words.states.late, tone: 'critical' }
    return { label: words.states.scheduled(formatMoment(publishAt, clock).text), tone: 'info' }
  }
  if (state === 'unpublished') return { label: words.states.unpublished, tone: 'neutral' }
  if (state === 'published') return { label: words.states.published, tone: 'positive' }
  return { label: isPublished ? words.states.publishedWithDraft : words.states.draft, tone: 'caution' }
}

/** The job publishes within seconds. After a minute, something prevents it. */
const lateAfter = 60_000
