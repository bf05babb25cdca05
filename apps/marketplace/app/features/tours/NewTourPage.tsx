import { type GatewaySummary, timeZoneName, type TourChoice, type TourDay, tourText } from '@pkg/domain'
import { ButtonLink, Card, Cluster, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { PlainRequestForm } from '~/features/plain-request'
import { CalendarButton } from '~/features/bookings'
import { TourChoices } from './TourChoices'
import type { PlainRequest } from '~/site/server/plain-request.server'
import { toursTexts } from './texts'
import { fieldsOfChoice } from './tour-fields'

const words = toursTexts.create

interface NewTourPageProps {
  community: GatewaySummary
  /** The path of the community's page. */
  url: string
  days: TourDay[]
  choice: TourChoice | undefined
  /** Whether the chosen time is free now. */
  isFree: boolean
  request: PlainRequest
}

/** The form that books a tour, and its confirmation. Works without scripts. [FIND-013] */
export function NewTourPage({ community, url, days, choice, isFree, request }: NewTourPageProps) {
  const { name, timeZone } = community
  const isSent = request.status === 'sent'
  return (
    <PageFrame width="text">
      <PlainRequestForm community={community} request={request} title={words.title(name)}>
        {isSent && request.tourId && choice ? (
          <BookedTour id={request.tourId} text={tourText({ ...choice, timeZone })} />
        ) : !isSent && choice && isFree ? (
          <ChosenTime choice={choice} text={tourText({ ...choice, timeZone })} url={url} />
        ) : isSent ? null : (
          <Stack gap={16}>
            <Notice
              tone="caution"
              title={choice ? words.taken : words.missing}
              role={request.status === 'tour-unavailable' ? 'alert' : 'status'}
            >
              {choice && words.takenDetail}
            </Notice>
            <TourChoices days={days} zone={timeZoneName(timeZone)} chosen={choice} />
          </Stack>
        )}
      </PlainRequestForm>
    </PageFrame>
  )
}

function ChosenTime({ choice, text, url }: { choice: TourChoice; text: string; url: string }) {
  return (
    <Card look="tint">
      <Stack gap={8}>
        <Text strong>{words.chosen}</Text>
        <Text>{text}</Text>
        <Text>
          <TextLink href={`${url}#tour`}>{words.change}</TextLink>
        </Text>
        {fieldsOfChoice(choice).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </Stack>
    </Card>
  )
}

function BookedTour({ id, text }: { id: string; text: string }) {
  return (
    <Card look="tint" as="section">
      <Stack gap={12}>
        <Heading level={2} look="h3">
          {words.booked}
        </Heading>
        <Text strong>{text}</Text>
        <Text>{words.bookedDetail}</Text>
        <Cluster gap={12}>
          <ButtonLink href={`/tours/${id}`}>{toursTexts.booking.see}</ButtonLink>
          <CalendarButton path={`/tours/${id}`} />
        </Cluster>
      </Stack>
    </Card>
  )
}
