import type { Tour } from '@pkg/api-client'
import { type Community, timeZoneName, type TourDay, tourText } from '@pkg/domain'
import { Button, ButtonLink, calendarIcon, Card, Heading, Stack, Text } from '@pkg/ui'
import { toursTexts } from './texts'
import { TourChoices } from './TourChoices'
import { sitePath } from '~/site/frame/site-path'

const words = toursTexts.booking

export interface TourBookingProps {
  community: Pick<Community, 'id' | 'timeZone'>
  days: TourDay[]
  /** The visitor's next tour of this community, if they booked one. */
  ownTour: Tour | undefined
}

/** The part of a community's page where a family books a tour, or sees the one that it booked. Works without scripts. [FIND-013] */
export function TourBooking({ community: { id, timeZone }, days, ownTour }: TourBookingProps) {
  const isAnyFree = days.some(({ slots }) => slots.some(({ isFree }) => isFree))
  return (
    <Card as="section">
      <Stack gap={16}>
        <div id="tour">
          <Heading level={2} look="h3">
            {ownTour ? words.own : words.title}
          </Heading>
        </div>
        {ownTour ? (
          <>
            <Text strong>{tourText(ownTour)}</Text>
            <ButtonLink href={`/tours/${ownTour.id}`} icon={calendarIcon} width="full">
              {words.see}
            </ButtonLink>
          </>
        ) : isAnyFree ? (
          <form method="get" action={sitePath('/tours/new')}>
            <Stack gap={16}>
              <Text size="small">{words.lead}</Text>
              <input type="hidden" name="community" value={id} />
              <TourChoices days={days} zone={timeZoneName(timeZone)} />
              <Button type="submit" icon={calendarIcon} width="full">
                {words.submit}
              </Button>
            </Stack>
          </form>
        ) : (
          <>
            <Text strong>{words.none}</Text>
            <Text>{words.noneDetail}</Text>
          </>
        )}
      </Stack>
    </Card>
  )
}
