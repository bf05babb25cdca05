import { Button, calendarIcon } from '@pkg/ui'
import { toursTexts } from './texts'
import { sitePath } from '~/site/site-path'

const words = toursTexts.page

/** Downloads the calendar file of a tour. A form, because the router would open a link to the file as a page. */
export function CalendarButton({ tourId, isCanceled = false }: { tourId: string; isCanceled?: boolean }) {
  return (
    <form method="get" action={sitePath(`/tours/${tourId}/calendar.ics`)}>
      <Button type="submit" icon={calendarIcon}>
        {isCanceled ? words.removeFromCalendar : words.addToCalendar}
      </Button>
    </form>
  )
}
