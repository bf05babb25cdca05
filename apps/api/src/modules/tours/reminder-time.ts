import { addDays, zonedClock } from '@pkg/domain'

/** When reminders are sent, on the community's clocks. */
const reminderTime = '09:00'

/** Returns when to remind a family of a tour: on the morning before, in the community's time zone. [FIND-013] */
export const reminderAt = ({ date, timeZone }: { date: string; timeZone: string }): Date =>
  zonedClock(timeZone)(addDays(date, -1), reminderTime)
