import { Button, ButtonLink, calendarIcon, Cluster, Container, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import * as styles from '~/tours/tours.css'
import type { CallOutcome, CallView } from './call-page.server'
import { CallChoices } from './CallChoices'
import { callsTexts } from './texts'
import { sitePath } from '~/site/site-path'

const words = callsTexts.page

interface CallPageProps {
  /** Undefined for a call that this browser may not see. */
  call: CallView | undefined
  /** What the last form did. */
  done: CallOutcome | undefined
}

/** A call that a family booked, and how to move or cancel it. Works without an account and without scripts. [AGENT-008] */
export function CallPage({ call, done }: CallPageProps) {
  return (
    <Container width="text">
      <div className={styles.page}>
        {call ? (
          <>
            <Heading level={1}>{words.title(call.advisor)}</Heading>
            {done && (
              <Notice tone={isDone(done) ? 'positive' : 'caution'} title={words.done[done]} role="status">
                {words.doneDetail[done]}
              </Notice>
            )}
            {call.status === 'over' && <Notice title={words.over} />}
            {call.status === 'canceled' && done !== 'canceled' && <Notice tone="caution" title={words.canceled} />}
            <Facts call={call} />
            <Actions call={call} />
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

const isDone = (done: CallOutcome) => done === 'booked' || done === 'changed' || done === 'canceled'

function Facts({ call: { when, advisor, advisorUrl, phone } }: { call: CallView }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.term}>{words.facts.when}</dt>
        <dd className={styles.fact}>{when}</dd>
      </div>
      <div>
        <dt className={styles.term}>{words.facts.advisor}</dt>
        <dd className={styles.fact}>
          <TextLink href={advisorUrl}>{advisor}</TextLink>
        </dd>
      </div>
      <div>
        <dt className={styles.term}>{words.facts.phone}</dt>
        <dd className={styles.fact}>{phone}</dd>
      </div>
    </dl>
  )
}

function Actions({ call }: { call: CallView }) {
  const isOpen = call.status === 'booked'
  if (!isOpen) {
    return (
      <Cluster gap={12}>
        <ButtonLink href={`${call.advisorUrl}#call`}>{words.again}</ButtonLink>
        {call.status === 'canceled' && <CalendarForm id={call.id} label={words.removeFromCalendar} />}
      </Cluster>
    )
  }
  return (
    <Stack gap={16}>
      <CalendarForm id={call.id} label={words.addToCalendar} />
      <details className={styles.details}>
        <summary className={styles.summary}>{words.change}</summary>
        <ChangeForm call={call} />
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

/** Downloads the calendar file. A form, because the router would open a link to the file as a page. */
const CalendarForm = ({ id, label }: { id: string; label: string }) => (
  <form method="get" action={sitePath(`/calls/${id}/calendar.ics`)}>
    <Button type="submit" icon={calendarIcon}>
      {label}
    </Button>
  </form>
)

function ChangeForm({ call: { days, timeZone, zone } }: { call: CallView }) {
  if (days.length === 0) return <Text>{words.noTimes}</Text>
  return (
    <form method="post">
      <Stack gap={16}>
        <CallChoices days={days} timeZone={timeZone} zone={zone} />
        <div>
          <Button type="submit" name="intent" value="change" variant="primary">
            {words.save}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
