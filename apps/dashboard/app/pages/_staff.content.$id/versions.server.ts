import type { RecordCall } from '~/features/records/index.server'
import { formatMoment, type Moment } from '~/site/server/times'

/** A published version in the list of an entry. */
export interface VersionRow {
  id: string
  number: number
  title: string
  at: Moment
  who: string | undefined
  href: string
}

/** Loads the newest published versions of an entry. [WORK-012] */
export async function loadVersions({ api, id, clock }: RecordCall): Promise<VersionRow[]> {
  const { items } = await api.contentVersions.list({ 'filter[entryId]': id, sort: '-number', 'page-size': 50 })
  return items.map((version) => ({
    id: version.id,
    number: version.number,
    title: version.title,
    at: formatMoment(version.publishedAt, clock),
    who: version.publishedBy,
    href: `/content/${id}/versions/${version.id}`,
  }))
}
