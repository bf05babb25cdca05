import { useSentForm } from '@pkg/remix-host/react'
import { Badge, Button, Notice, Text, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import type { FormEvent } from 'react'
import { leaveRow, rowElementId } from '~/features/lists'
import { RowLink } from '~/parts/RowLink/RowLink'
import { Time } from '~/parts/Time/Time'
import type { RejectedForm } from '~/site/forms/rejected-form'
import * as styles from './bookings.css'
import type { OpenOutcome, OpenOutcomes as Outcomes } from './load-open-outcomes.server'
import { outcomeOptions } from './outcome-choice'
import { bookingsTexts, openOutcomesTexts } from './texts'

const words = openOutcomesTexts

export interface OpenOutcomesProps {
  outcomes: Outcomes
  /** The answer that wasn’t accepted. Someone else may have answered, so its row may be gone. */
  rejected: RejectedForm | undefined
}

/** Tours and calls that are over, each with its answers: one press saves, and the focus moves on. Works without scripts. [WORK-020, WORK-001] */
export function OpenOutcomes({ outcomes: { total, items }, rejected }: OpenOutcomesProps) {
  return (
    <>
      {rejected && <Notice tone="caution" title={rejected.message ?? rejected.errors['outcome'] ?? ''} role="alert" />}
      <ul className={styles.list}>
        {items.map((item) => (
          <OpenOutcomeItem key={item.id} item={item} />
        ))}
      </ul>
      {total > items.length && (
        <Text size="small" tone="muted">
          {words.more(total - items.length)}
        </Text>
      )}
    </>
  )
}

function OpenOutcomeItem({ item }: { item: OpenOutcome }) {
  const { id, kind, version, title, when, ended, family, familyId } = item
  const sent = useSentForm()
  const answered = sent?.get('booking') === id ? sent.get('outcome') : undefined
  const about = bookingsTexts.on(title, family)
  return (
    <li className={styles.booking}>
      <span className={styles.top}>
        <RowLink id={rowElementId(id)} href={`/families/${familyId}`}>
          {family}
        </RowLink>
        <Badge tone="caution">
          <Time moment={ended} />
        </Badge>
      </span>
      <span>{title}</span>
      <span className={styles.detail}>{when}</span>
      <Form method="post" preventScrollReset onSubmit={leaveRowOf(id)}>
        <input type="hidden" name="booking" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="intent" value={`${kind}-outcome`} />
        <div className={styles.answers}>
          {outcomeOptions(kind).map(({ value, label }) => (
            <Button
              key={value}
              type="submit"
              name="outcome"
              value={value}
              size="small"
              variant="neutral"
              busy={answered === value}
            >
              <span aria-hidden="true">{label}</span>
              <VisuallyHidden>{words.answer(label, about)}</VisuallyHidden>
            </Button>
          ))}
        </div>
      </Form>
    </li>
  )
}

/** Returns a handler that moves the focus to another row, because this one is about to disappear. */
const leaveRowOf = (id: string) => (_: FormEvent) => leaveRow(id)
