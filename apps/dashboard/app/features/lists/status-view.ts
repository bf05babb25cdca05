import type { ListView } from './list'

interface StatusViewWords<Status extends string> {
  tab: Record<Status, string>
  none: string
  noneHelp: string
}

/** Returns a function that makes the view of one status of a list, such as the claims that wait, in an order. */
export const statusView =
  <Status extends string>(words: StatusViewWords<Status>) =>
  (status: Status, sort: string): ListView => ({
    name: status,
    label: words.tab[status],
    query: { 'filter[status]': status },
    sort,
    none: { title: words.none, help: words.noneHelp },
  })
