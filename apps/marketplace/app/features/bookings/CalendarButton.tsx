import { Button, calendarIcon } from '@pkg/ui'
import { sitePath } from '~/site/frame/site-path'
import { bookingTexts as words } from './texts'

interface CalendarButtonProps {
  /** The path of the booking, such as `/tours/{id}`. */
  path: string
  isCanceled?: boolean
}

/** Downloads the calendar file of a booking. A form, because the router would open a link to the file as a page. */
export function CalendarButton({ path, isCanceled = false }: CalendarButtonProps) {
  return (
    <form method="get" action={sitePath(`${path}/calendar.ics`)}>
      <Button type="submit" icon={calendarIcon}>
        {isCanceled ? words.removeFromCalendar : words.addToCalendar}
      </Button>
    </form>
  )
}
