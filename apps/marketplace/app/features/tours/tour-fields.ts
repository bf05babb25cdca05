import { parseTourTime, type TourChoice } from '@pkg/domain'
import { readChosenTime, timeFields } from '~/features/bookings'

/** The fields with which a family chooses a tour. */
export const tourFields = timeFields('tour')

/** Reads the chosen day and time of a form or URL. Returns undefined without a valid one. [FIND-013] */
export function readTourChoice(values: FormData | URLSearchParams): TourChoice | undefined {
  const chosen = readChosenTime(tourFields, values)
  const time = parseTourTime(chosen?.time ?? '')
  return chosen && time && { date: chosen.date, time }
}

/** Returns the fields that name a choice. */
export const fieldsOfChoice = ({ date, time }: TourChoice): [name: string, value: string][] => [
  [tourFields.day, date],
  [tourFields.timeOf(date), time],
]
