import { base } from '~/server/sign-in-path'

/** What forms of staff do, by the word that the address then carries. */
const savings = ['note', 'stage', 'contact', 'task', 'reopened'] as const

/** What a form did. */
export type Saved = (typeof savings)[number]

/** Reads from an address what was just saved. */
export const savedOf = (query: URLSearchParams): Saved | undefined =>
  savings.find((saving) => saving === query.get('saved'))

/** Back to the page at `url`, as a path of the router, with a word about what was saved. Reloading it sends nothing twice. */
export function pathAfterSaving(url: string, saved: Saved): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('index')
  searchParams.set('saved', saved)
  return `${pathname.slice(base.length) || '/'}?${searchParams}`
}
