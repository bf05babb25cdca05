import { areas } from '~/features/menu'

/** A record that changed, as the event stream names it. */
export interface ChangedRecord {
  type: string
  id: string
  /** The family that the record belongs to. */
  clientId?: string
}

/** Reads a record event. Returns undefined for another text. */
export function readChangedRecord(text: string): ChangedRecord | undefined {
  const event: unknown = JSON.parse(text)
  if (typeof event !== 'object' || event === null || !('type' in event) || !('id' in event)) return undefined
  const clientId = 'clientId' in event ? String(event.clientId) : undefined
  return { type: String(event.type), id: String(event.id), ...(clientId === undefined ? {} : { clientId }) }
}

/** Returns whether a page shows a record, so a change of it reloads the page: the page of its family, a list of such records, or a page below it. [WORK-003] */
export function concernsPage({ type, id, clientId }: ChangedRecord, pathname: string): boolean {
  // The bell is on every page.
  if (type === 'notices') return true
  const [, familyId] = /^\/families\/([\w-]+)$/.exec(pathname) ?? []
  if (familyId !== undefined) return familyId === id || familyId === clientId
  const area = areas.find(({ href }) => href === pathname || (href !== '/' && pathname.startsWith(`${href}/`)))
  return area?.records?.includes(type) ?? false
}
