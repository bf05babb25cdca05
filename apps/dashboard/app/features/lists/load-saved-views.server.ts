import { requireResponse } from '~/site/server/require-response'
import type { ListRow } from './list'
import type { SavedListView } from './list-data'
import type { ListNeeds } from './list-needs.server'

const mostViews = 100

/** Loads the saved views of a list: the person's own, and those that the team shares. [WORK-003] */
export async function loadSavedViews<Row extends ListRow>({
  request,
  api,
  list,
  user,
}: ListNeeds<Row>): Promise<SavedListView[]> {
  const found = await requireResponse(
    request,
    api.savedViews.list({ 'filter[area]': list.area, sort: 'name', 'page-size': mostViews }),
  )
  return found.items.map(({ id, name, query, sharedWith, ownerId }) => ({
    id,
    name,
    query,
    isShared: sharedWith === 'team',
    isOwn: ownerId === user.id,
  }))
}
