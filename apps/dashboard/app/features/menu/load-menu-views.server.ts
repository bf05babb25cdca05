import type { Client } from '@pkg/api-client'
import { servicesOf } from './all-lists.server'
import { requireResponse } from '~/site/server/require-response'
import type { StaffUser } from '~/site/server/staff'
import { areasFor } from './areas'

/** A saved view in the menu. */
export interface MenuView {
  id: string
  name: string
  href: string
  /** Whether someone else saved it for the team. */
  isShared: boolean
  /** How many records it shows. Missing for a view of something that the list no longer has. */
  count?: number | undefined
}

/** Saved views that fit into the menu, the person’s own first. All of them are in the list’s own menu. */
const mostViews = 8

/** Loads the saved views of the lists that a person works with, each with its number of records. [WORK-001, WORK-003] */
export async function loadMenuViews(
  request: Request,
  api: Client,
  { id: userId, role }: Pick<StaffUser, 'id' | 'role'>,
  zone: string,
): Promise<MenuView[]> {
  const areas = new Set(areasFor(role).map(({ href }) => href))
  const { items } = await requireResponse(request, api.savedViews.list({ sort: 'name', 'page-size': 100 }))
  const isOwn = ({ ownerId }: { ownerId: string }) => ownerId === userId
  const usable = items.filter(({ area }) => areas.has(`/${area}`))
  const shown = [...usable.filter(isOwn), ...usable.filter((view) => !isOwn(view))].slice(0, mostViews)
  return Promise.all(
    shown.map(async ({ id, name, area, query, ownerId }) => ({
      id,
      name,
      href: `/${area}?${query}`,
      isShared: ownerId !== userId,
      // A number that can’t be loaded must not take the page away.
      count: await servicesOf(area, role)
        ?.countView(api, query, zone)
        .catch(() => undefined),
    })),
  )
}
