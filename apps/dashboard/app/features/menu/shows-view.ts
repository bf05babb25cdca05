/** What a list's URL says besides what a saved view holds: the page, the row next to the list, and what was just done. */
const besides = ['page', 'open', 'done', 'confirm', 'none', 'view']

/** Returns whether a page shows a saved view, on whichever page of the list. [WORK-003] */
export function showsView({ pathname, search }: { pathname: string; search: string }, href: string): boolean {
  const [path, view] = href.split('?')
  return pathname === path && shown(search) === shown(view ?? '')
}

function shown(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of besides) query.delete(name)
  query.sort()
  return String(query)
}
