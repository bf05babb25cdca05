import type { TourChoice } from '@pkg/domain'
import type { APIRequestContext } from '@playwright/test'
import ICAL from 'ical.js'

/** The days of a community's tours as the API lists them. */
interface ListedDay {
  attributes: { date: string; slots: { time: TourChoice['time']; isFree: boolean; startsAt: string }[] }
}

/** Returns a free time of a community and when it begins, counted from the earliest. `read` reads a list of the API. */
export async function findFreeTime(
  read: (path: string) => Promise<unknown>,
  communityId: string,
  index = 0,
): Promise<{ choice: TourChoice; startsAt: string }> {
  const listed: unknown = await read(`/marketplace/communities/${communityId}/tour-days?page-size=100`)
  const days: ListedDay[] = JSON.parse(JSON.stringify(listed))
  const free = days.flatMap(({ attributes: { date, slots } }) =>
    slots.flatMap(({ time, isFree, startsAt }) => (isFree ? [{ choice: { date, time }, startsAt }] : [])),
  )
  const found = free[index]
  if (!found) throw new Error(`No time ${index} is free at ${communityId}`)
  return found
}

/** Returns the event in the calendar file of the page of a tour or a call, as a calendar program reads it. */
export async function readCalendarFile(request: APIRequestContext, address: URL) {
  const response = await request.get(`${address.origin}${address.pathname}/calendar.ics`)
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('The calendar file has no event')
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    location: event.location,
  }
}
