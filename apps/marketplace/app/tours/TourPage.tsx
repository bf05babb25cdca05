import { Button, ButtonLink, Cluster, Container, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { TourChoices } from '~/components/TourBooking/TourChoices'
import { CalendarButton } from './CalendarButton'
import { toursTexts } from './texts'
import type { TourOutcome, TourView } from './tour-page.server'
import * as styles from './tours.css'

const words = toursTexts.page

interface TourPageProps {
  /** Undefined for a tour that this browser may not see. */
  tour: TourView | undefined
  /** What the last form did. */
  done: TourOutcome | undefined
}

/** A tour that a family booked, and how to move or cancel it. Works without an account and without scripts. [FIND-013] */
export function TourPage({ tour, done }: TourPageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        {tour ? (
          <>
            <Heading level={1}>{words.title(tour.community)}</Heading>
            {done && (
              <Notice tone={isDone(done) ? 'positive' : 'caution'} title={words.done[done]} role="status">
                {words.doneDetail[done]}
              </Notice>
            )}
            <StatusNotice tour={tour} done={done} />
            <Facts tour={tour} />
            <Actions tour={tour} />
            <Text>
              <TextLink href="/receipts">{words.receipts}</TextLink>
            </Text>
          </>
        ) : (
          <>
            <Heading level={1}>{words.missing}</Heading>
            <Text size="lead">{words.missingDetail}</Text>
          </>
        )}
      </div>
    </Container>
  )
}

const isDone = (done: TourOutcome) => done === 'changed' || done === 'canceled'

function StatusNotice({ tour: { status }, done }: { tour: TourView; done: TourOutcome | undefined }) {
  if (status === 'requested') {
    return (
      <Notice tone="caution" title={words.requested}>
        {words.requestedDetail}
      </Notice>
    )
  }
  if (status === 'over') return <Notice title={words.over} />
  return status === 'canceled' && done !== 'canceled' ? <Notice tone="caution" title={words.canceled} /> : null
}

function Facts({ tour: { status, when, address, community, communityUrl } }: { tour: TourView }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.term}>{status === 'requested' ? words.asked : words.facts.when}</dt>
        <dd className={styles.fact}>{when}</dd>
      </div>
      <div>
        <dt className={styles.term}>{words.facts.where}</dt>
        <dd className={styles.fact}>{address}</dd>
      </div>
      <div>
        <dt className={styles.term}>{words.facts.community}</dt>
        <dd className={styles.fact}>
          <TextLink href={communityUrl}>{community}</TextLink>
        </dd>
      </div>
    </dl>
  )
}

function Actions({ tour }: { tour: TourView }) {
  if (tour.status === 'canceled' || tour.status === 'over') {
    return (
      <Cluster gap={12}>
        <ButtonLink href={`${tour.communityUrl}#tour`}>{words.again}</ButtonLink>
        {tour.status === 'canceled' && <CalendarButton tourId={tour.id} isCanceled />}
      </Cluster>
    )
  }
  return (
    <Stack gap={16}>
      {tour.status === 'booked' && <CalendarButton tourId={tour.id} />}
      <details className={styles.details} open={tour.status === 'requested'}>
        <summary className={styles.summary}>{words.change}</summary>
        <ChangeForm tour={tour} />
      </details>
      <details className={styles.details}>
        <summary className={styles.summary}>{words.cancel}</summary>
        <form method="post">
          <Stack gap={12}>
            <Text>{words.cancelDetail}</Text>
            <div>
              <Button type="submit" name="intent" value="cancel">
                {words.cancelConfirm}
              </Button>
            </div>
          </Stack>
        </form>
      </details>
    </Stack>
  )
}

function ChangeForm({ tour: { status, days, zone } }: { tour: TourView }) {
  if (days.length === 0) return <Text>{words.noTimes}</Text>
  return (
    <form method="post">
      <Stack gap={16}>
        <TourChoices days={days} zone={zone} />
        <div>
          <Button type="submit" name="intent" value="change" variant="primary">
            {status === 'requested' ? words.book : words.save}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
