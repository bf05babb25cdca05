import { Button, Notice, Select, Stack, Text, TextField, TextLink } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { BookingPage, bookingsTexts, TimeForm } from '~/features/bookings'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { communityOptions } from './community-options'
import type { NewTour, TouredCommunity } from './load-new-tour.server'

const words = bookingsTexts

interface NewTourPageProps {
  tour: NewTour
  rejected: RejectedForm | undefined
}

/** Books a tour for a family: a community, those that it asked for first, and one of its free times. Works without scripts. [WORK-020] */
export function NewTourPage({ tour, rejected }: NewTourPageProps) {
  const { id, name, chosen } = tour
  return (
    <BookingPage family={{ id, name }} crumb={words.bookTour} title={words.tourTitle(name)}>
      {chosen ? <ChosenCommunity familyId={id} chosen={chosen} rejected={rejected} /> : <CommunityChoice tour={tour} />}
    </BookingPage>
  )
}

function CommunityChoice({ tour }: Pick<NewTourPageProps, 'tour'>) {
  const { term, matches } = tour
  const options = communityOptions(tour)
  return (
    <>
      {options.length > 0 && (
        <Form method="get">
          <Stack gap={12}>
            <Select label={words.community} name="community" options={options} required />
            <div>
              <Button type="submit" variant="primary" size="small">
                {words.continue}
              </Button>
            </div>
          </Stack>
        </Form>
      )}
      <Form method="get" role="search">
        <Stack gap={12}>
          <TextField key={term} label={words.search} name="q" type="search" defaultValue={term} maxLength={80} />
          <div>
            <Button type="submit" size="small" variant={options.length > 0 ? 'neutral' : 'primary'}>
              {words.find}
            </Button>
          </div>
          {matches?.length === 0 && <Text size="small">{words.noMatch}</Text>}
        </Stack>
      </Form>
    </>
  )
}

interface ChosenCommunityProps {
  familyId: string
  chosen: TouredCommunity
  rejected: RejectedForm | undefined
}

function ChosenCommunity({ familyId, chosen, rejected }: ChosenCommunityProps) {
  const { id, name, times, zone, isShared } = chosen
  return (
    <>
      <Stack gap={4}>
        <Text strong>{name}</Text>
        <Text size="small">
          <TextLink href="?q=">{words.otherCommunity}</TextLink>
        </Text>
      </Stack>
      {!isShared && (
        <Notice tone="info" title={words.notShared(name)}>
          {words.notSharedHelp} <TextLink href={`/families/${familyId}/share?community=${id}`}>{words.share}</TextLink>
        </Notice>
      )}
      <TimeForm
        times={times}
        zone={zone}
        none={words.noTours(name)}
        button={words.book.tour}
        values={{ community: id }}
        rejected={rejected}
      />
    </>
  )
}
