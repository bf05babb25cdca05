import { useSentForm } from '@pkg/remix-host/react'
import { Button, ChoiceGroup, Notice, Stack, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { DraftTextArea } from '~/site/forms/DraftTextArea'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { useSavedKey } from '~/site/forms/use-saved-key'
import type { BookingRow } from './booking-row'
import * as styles from './bookings.css'
import { outcomeOptions } from './outcome-choice'
import { bookingsTexts } from './texts'

const words = bookingsTexts

/** The longest note about an outcome, in characters. */
const maxNoteLength = 1000

export interface OutcomeFormProps {
  booking: BookingRow
  /** Whether the person is of a community's team, whose note is its own. */
  isTeam: boolean
  /** The form of this booking that was sent and not accepted. */
  rejected: RejectedForm | undefined
}

/** Asks how a tour or a call went, or corrects it. The question is open until it’s answered. Works without scripts. [WORK-020, WORK-005] */
export function OutcomeForm({ booking, isTeam, rejected }: OutcomeFormProps) {
  const { id, kind, title, when, version, isOver, recorded } = booking
  const intent = `${kind}-outcome`
  const sent = useSentForm()
  const savedKey = useSavedKey('outcome', id)
  const isBusy = sent?.get('intent') === intent && sent.get('booking') === id
  const chosen = rejected?.typed['outcome'] ?? recorded?.choice
  return (
    <details key={savedKey} open={(isOver && recorded === undefined) || rejected !== undefined}>
      <summary className={styles.summary}>
        {recorded ? words.correct : words.question}
        <VisuallyHidden>: {words.on(title, when)}</VisuallyHidden>
      </summary>
      <Form method="post" preventScrollReset>
        <Stack gap={12}>
          {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
          <input type="hidden" name="booking" value={id} />
          <input type="hidden" name="version" value={rejected?.typed['version'] ?? version} />
          <ChoiceGroup
            key={`${version} ${chosen ?? ''}`}
            id={`outcome-${id}`}
            name="outcome"
            label={words.outcome}
            options={outcomeOptions(kind)}
            {...(chosen ? { defaultValue: chosen } : {})}
            error={rejected?.errors['outcome']}
          />
          <DraftTextArea
            draft={`outcome ${id}`}
            savedKey={savedKey}
            id={`outcome-note-${id}`}
            label={words.note}
            hint={kind === 'tour' ? words.noteHint[isTeam ? 'team' : 'staff'] : undefined}
            name="outcome-note"
            rows={2}
            max={maxNoteLength}
            initial={recorded?.note}
            rejected={rejected?.typed['outcome-note']}
            error={rejected?.errors['outcome-note']}
          />
          <div>
            <Button type="submit" name="intent" value={intent} size="small" busy={isBusy}>
              {words.save}
            </Button>
          </div>
        </Stack>
      </Form>
    </details>
  )
}
