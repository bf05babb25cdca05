import { Button, ButtonLink, Cluster, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import * as styles from './bookings.css'
import { CalendarButton } from './CalendarButton'
import { bookingTexts } from './texts'

/** The texts of a kind of booking. */
export interface BookingWords<Outcome extends string> {
  missing: string
  missingDetail: string
  done: Record<Outcome, string>
  doneDetail: Record<Outcome, string>
  canceled: string
  over: string
  cancel: string
  cancelDetail: string
  cancelConfirm: string
  again: string
}

/** A booking as its page shows it. */
export interface ShownBooking {
  title: string
  /** `requested` if the time that the family asked for wasn't free, so nothing is booked yet. */
  status: 'booked' | 'canceled' | 'over' | 'requested'
  /** The path of its page. */
  path: string
  /** Where another one is booked. */
  againUrl: string
  facts: readonly { term: string; fact: ReactNode }[]
  /** The times to which it can be moved. Undefined if there are none. */
  choices: ReactNode
  /** What a `requested` booking says, and the button that books it. */
  request?: { title: string; detail: string; submit: string }
  /** What helps to prepare for it. */
  preparation?: ReactNode
}

interface BookingPageProps<Outcome extends string> {
  /** Undefined for a booking that this browser may not see. */
  booking: ShownBooking | undefined
  words: BookingWords<Outcome>
  /** What the last form did. */
  done: Outcome | undefined
}

const successes: readonly string[] = ['booked', 'changed', 'canceled']

/** A tour or call that a family booked, and how to move or cancel it. Works without an account and without scripts. [FIND-013, AGENT-008] */
export function BookingPage<Outcome extends string>({ booking, words, done }: BookingPageProps<Outcome>) {
  return (
    <PageFrame width="text">
      {booking ? (
        <>
          <Heading level={1}>{booking.title}</Heading>
          {done && (
            <Notice tone={successes.includes(done) ? 'positive' : 'caution'} title={words.done[done]} role="status">
              {words.doneDetail[done]}
            </Notice>
          )}
          {booking.status === 'requested' && booking.request && (
            <Notice tone="caution" title={booking.request.title}>
              {booking.request.detail}
            </Notice>
          )}
          {booking.status === 'over' && <Notice title={words.over} />}
          {booking.status === 'canceled' && done !== 'canceled' && <Notice tone="caution" title={words.canceled} />}
          <dl className={styles.facts}>
            {booking.facts.map(({ term, fact }) => (
              <div key={term}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.fact}>{fact}</dd>
              </div>
            ))}
          </dl>
          {/* oxlint-disable-next-line hearthway/translated-text -- It’s an element. */}
          {booking.status === 'booked' && booking.preparation}
          <Actions booking={booking} words={words} />
          <Text>
            <TextLink href="/receipts">{bookingTexts.receipts}</TextLink>
          </Text>
        </>
      ) : (
        <>
          <Heading level={1}>{words.missing}</Heading>
          <Text size="lead">{words.missingDetail}</Text>
        </>
      )}
    </PageFrame>
  )
}

interface ActionsProps {
  booking: ShownBooking
  words: Pick<BookingWords<string>, 'again' | 'cancel' | 'cancelDetail' | 'cancelConfirm'>
}

function Actions({ booking: { status, path, againUrl, choices, request }, words }: ActionsProps) {
  if (status === 'canceled' || status === 'over') {
    return (
      <Cluster gap={12}>
        <ButtonLink href={againUrl}>{words.again}</ButtonLink>
        {status === 'canceled' && <CalendarButton path={path} isCanceled />}
      </Cluster>
    )
  }
  return (
    <Stack gap={16}>
      {status === 'booked' && <CalendarButton path={path} />}
      <details className={styles.details} open={status === 'requested'}>
        <summary className={styles.summary}>{bookingTexts.change}</summary>
        {choices ? (
          <form method="post">
            <Stack gap={16}>
              {choices}
              <div>
                <Button type="submit" name="intent" value="change" variant="primary">
                  {status === 'requested' && request ? request.submit : bookingTexts.save}
                </Button>
              </div>
            </Stack>
          </form>
        ) : (
          <Text>{bookingTexts.noTimes}</Text>
        )}
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
