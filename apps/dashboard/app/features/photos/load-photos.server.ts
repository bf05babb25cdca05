import type { Client, Image } from '@pkg/api-client'
import { requireResponse } from '~/site/server/require-response'
import type { RequestClock } from '~/site/server/times'
import { formatMoment } from '~/site/server/times'
import { type PhotosView, photosView } from './photo'

/** The most images that a page of the API has. */
const pageSize = 100

/** Loads all photos and plans of a community in their order. [WORK-011] */
export async function loadPhotos(
  request: Request,
  api: Client,
  { id, clock }: { id: string; clock: RequestClock },
): Promise<PhotosView> {
  const images: Image[] = []
  for (let page = 1, total = 1; images.length < total && page <= 20; page += 1) {
    const query = { 'filter[communityId]': id, 'page-size': pageSize, 'page-number': page, sort: 'position' } as const
    const found = await requireResponse(request, api.images.list(query))
    images.push(...found.items)
    total = found.items.length === 0 ? 0 : found.total
  }
  return photosView(images, (moment) => formatMoment(moment, clock).text)
}
