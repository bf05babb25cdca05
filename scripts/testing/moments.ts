import { pathToFileURL } from 'node:url'

/** When tests begin by default: a Wednesday morning in New York, with no holiday and no change of the clocks for weeks. [LIFE-009] */
export const workingDay = '2027-04-21T10:00:00-04:00'

/** Moments at which rules about days, business hours, and time zones are easily wrong. `npm run test:dates` runs the tests at each. [LIFE-009] */
export const difficultMoments: Readonly<Record<string, string>> = {
  'Friday afternoon in New York': '2027-04-23T16:45:00-04:00',
  'Sunday, just before midnight UTC': '2027-04-25T23:55:00Z',
  'New Year’s Eve, just before midnight UTC': '2026-12-31T23:50:00Z',
  'the last day of February': '2027-02-28T12:00:00-05:00',
  'the night when the clocks go forward': '2027-03-14T01:50:00-05:00',
  'the night when the clocks go back': '2027-11-07T01:50:00-04:00',
  'the evening before Thanksgiving': '2027-11-24T17:00:00-05:00',
  'Christmas Eve': '2026-12-24T10:00:00-05:00',
  'the evening of a 31st in Los Angeles': '2027-05-31T21:00:00-07:00',
  'the first minutes of a Monday UTC': '2027-04-26T00:05:00Z',
}

/** Returns the environment in which every Node process of a task begins at a moment. */
export const environmentAt = (moment: string) => ({
  TEST_MOMENT: moment,
  NODE_OPTIONS: `--import=${pathToFileURL('packages/config/move-clock.js').href}`,
})
