import { now, type TourChoice } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { tours } from '../src/database/schema/tables'
import type { ApiUnderTest } from './api-under-test'
import { type Caller, createFamilyWithRequest, list, one, type Resource } from './lead-samples'
import { sampleSearch, sampleWording } from './sample-request'

/** Returns the times of a community that are free, the earliest first. */
export async function listFreeTimes(api: ApiUnderTest, community: string): Promise<TourChoice[]> {
  const { data }: { data: { attributes: { date: string; slots: { time: TourChoice['time']; isFree: boolean }[] } }[] } =
    JSON.parse(
      JSON.stringify((await api.call({ url: `/marketplace/communities/${community}/tour-days?page-size=100` })).body),
    )
  return data.flatMap(({ attributes: { date, slots } }) =>
    slots.flatMap(({ time, isFree }) => (isFree ? [{ date, time }] : [])),
  )
}

/** Returns one of the free times of a community, counted from the earliest. */
export async function findFreeTime(api: ApiUnderTest, community: string, index = 0): Promise<TourChoice> {
  const choice = (await listFreeTimes(api, community))[index]
  if (!choice) throw new Error(`No time ${index} is free at ${community}`)
  return choice
}

/** Books a free time as a new visitor. Returns the family, its tour, and the choice. */
export async function bookSampleTour(api: ApiUnderTest, { slug = 'aspen-court', index = 0 } = {}) {
  const tourSlot = await findFreeTime(api, slug, index)
  const family = await createFamilyWithRequest(api, { slug, tourSlot })
  const tour = await findOwnTour(family.browser)
  return { ...family, tour, tourSlot }
}

/** Sends a request with a time that the family chose in the wizard, which doesn't know what is free. */
export const wishForTour = (api: ApiUnderTest, { date, time }: TourChoice, slug = 'aspen-court') =>
  createFamilyWithRequest(api, {
    slug,
    data: {
      ...sampleSearch,
      wordings: [sampleWording],
      tourDate: date,
      tourTimeText: time,
      tourDataInfo: [{ tourDate: date, tourTimeText: time, tourTimezone: 'America/Los_Angeles' }],
    },
  })

/** Returns the newest tour that a person sees. */
export async function findOwnTour(person: Caller): Promise<Resource> {
  const [tour] = list(await person.get('/platform/tours')).data
  if (!tour) throw new Error('The person sees no tour')
  return tour
}

/** Moves a tour, with the token of an emailed link if there is one. */
export const moveTour = (person: Caller, id: string, choice: TourChoice, token?: string) =>
  person.patch(`/platform/tours/${id}`, 'tours', { ...choice, ...(token ? { token } : {}) })

/** Cancels a tour. */
export const cancelTour = (person: Caller, id: string, token?: string) =>
  person.post(`/platform/tours/${id}/cancel`, 'tours', token ? { token } : {})

/** Returns the attributes of a tour as a person sees it. */
export const readTour = async (person: Caller, id: string) => one(await person.get(`/platform/tours/${id}`)).attributes

/** Books a time for a family as one of its staff. */
export const bookTourFor = (
  person: Caller,
  tour: { clientId: string; communityId: string } & TourChoice,
  headers?: Record<string, string>,
) => person.post('/platform/tours', 'tours', tour, headers)

/** Records how a tour ended. */
export const recordTourOutcome = (person: Caller, id: string, outcome: object, headers?: Record<string, string>) =>
  person.put(`/platform/tours/${id}/outcome`, 'tours', outcome, headers)

/** Lets a tour have ended some hours ago. */
export async function endTour({ database: { orm } }: ApiUnderTest, id: string, hoursAgo = 1): Promise<void> {
  const endsAt = new Date(now().getTime() - hoursAgo * 3_600_000)
  await orm
    .update(tours)
    .set({ startsAt: new Date(endsAt.getTime() - 3 * 3_600_000), endsAt })
    .where(eq(tours.id, id))
}
