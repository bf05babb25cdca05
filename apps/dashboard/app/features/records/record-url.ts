import type { ShouldRevalidateFunction } from '@remix-run/react'
import { base } from '~/site/sign-in-path'
import { reloadsAfterSaving } from '~/site/outages/reloads-after-saving'

/** The parameters of a record’s page that open a form, or say what was done. */
const parameters = { edit: 'edit', action: 'do', done: 'done' } as const

/** What a URL opens on the page of a record, and what was just done. */
export interface RecordState {
  /** The section that is edited. */
  editing: string | undefined
  /** The action whose form is open. */
  doing: string | undefined
  /** The action that was done, or `edit` and the section that was saved. */
  done: string | undefined
}

/** Reads what a URL opens on the page of a record. */
export const readRecordState = (query: URLSearchParams): RecordState => ({
  editing: query.get(parameters.edit) ?? undefined,
  doing: query.get(parameters.action) ?? undefined,
  done: query.get(parameters.done) ?? undefined,
})

/** Returns the query that opens the form of a section or an action, or none. */
export function recordQuery({ editing, doing }: Partial<RecordState>): string {
  const query = new URLSearchParams()
  if (editing) query.set(parameters.edit, editing)
  if (doing) query.set(parameters.action, doing)
  return `?${String(query)}`
}

/** What an edit saved, as the `done` parameter says it. */
export const savedSection = (section: string): string => `edit-${section}`

/** Returns the path of the page with no form open. */
export const pathOfRecord = (url: string): string => new URL(url).pathname.slice(base.length)

/** Returns the path of the page after an action or an edit. Reloading it sends nothing again. */
export const pathAfterDoing = (url: string, done: string): string =>
  `${pathOfRecord(url)}?${String(new URLSearchParams({ [parameters.done]: done }))}`

/** Loads a record again after a form was saved, and after one that someone else’s change prevented. Opening a form loads nothing. */
export const shouldRevalidateRecord: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, actionStatus } = change
  if (actionStatus === 409) return true
  if (formMethod === undefined && opensOnlyForm(currentUrl, nextUrl)) return false
  return reloadsAfterSaving(change)
}

/** Returns whether two URLs show the same record with another form open. */
function opensOnlyForm(current: URL, next: URL): boolean {
  const [before, after] = [current, next].map(({ pathname, searchParams }) => {
    const query = new URLSearchParams(searchParams)
    for (const name of Object.values(parameters)) query.delete(name)
    return `${pathname}?${String(query)}`
  })
  return before === after && current.search !== next.search
}
