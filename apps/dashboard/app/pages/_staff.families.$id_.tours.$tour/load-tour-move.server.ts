import type { Client } from '@pkg/api-client'
import { timeZoneName } from '@pkg/domain'
import { errorPage } from '@pkg/remix-host/server'
import { tourRow, tourTimeOptions } from '~/features/bookings/index.server'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { absentTexts } from '~/site/texts'

/** Loads a tour of a family, and the free times to which it can be moved. @throws the error page for a tour of another family [WORK-020] */
export async function loadTourMove(request: Request, api: Client, { familyId, id }: { familyId: string; id: string }) {
  const tour = await requireResponse(request, api.tours.get({ id }))
  if (tour.clientId !== familyId) throw errorPage('not-found', 404)
  const days = await requireResponse(request, api.tourDays.list({ id: tour.communityId, 'page-size': 100 }))
  return {
    family: { id: familyId, name: tour.clientName || absentTexts.name },
    booking: tourRow(tour, requestClock(request)),
    community: tour.communityName,
    times: tourTimeOptions(days.items),
    zone: timeZoneName(tour.timeZone),
  }
}
