import { useSentForm } from '@pkg/remix-host/react'
import { Badge, Button, Card, Heading, Stack, Text } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { Facts } from '~/parts/Facts/Facts'
import { Time } from '~/parts/Time/Time'
import { maxResponseLength } from '~/site/forms/form-limits'
import { DraftTextArea } from '~/site/forms/DraftTextArea'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { replyTimeTexts, responseTexts } from '~/features/families'
import { Clock } from '~/features/offers'
import type { ReceivedRelease } from './load-received.server'
import { onlyField, type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import * as styles from './ResponseCard.css'

export interface ResponseCardProps {
  release: ReceivedRelease
  /** The form of the page that was sent and not accepted. */
  rejected: RejectedForm | undefined
}

const words = responseTexts
const times = replyTimeTexts

/** Asks a community's team or a real estate agent what they did with a family. They can also decline it and say why. [TRUTH-008] */
export function ResponseCard({ release, rejected }: ResponseCardProps) {
  const { recipientName, sharedAt, clock, shared, state, respondedAt, note, canOfferTour } = release
  return (
    <Card look="tint" as="section">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} look="h3">
            {words.title(recipientName)}
          </Heading>
          <Text size="small">
            <Time moment={sharedAt}>{words.shared(momentInSentence(sharedAt))}</Time>{' '}
            {!clock && !respondedAt && <span>{words.respondSoon}</span>}
          </Text>
          {clock && (
            <div className={styles.clock}>
              <Clock
                left={clock.left}
                due={clock.due}
                leftWords={times.left}
                over={times.late(clock.left.over ?? '')}
              />
            </div>
          )}
          {shared && <Text size="small">{words.sharedFields(shared)}</Text>}
          <div>
            <Badge tone={state.tone}>{state.label}</Badge>
          </div>
          {respondedAt && (
            <Text size="small">
              <Time moment={respondedAt}>{words.responded(respondedAt.text)}</Time>
            </Text>
          )}
          {note && <Facts facts={[{ label: words.ownNote, value: note }]} />}
        </Stack>
        <NoteForm
          release={release}
          intent="contacted"
          rejected={rejected}
          label={words.note}
          hint={words.noteHint}
          button={words.contacted}
          {...(canOfferTour && { second: { intent: 'tour-offered', button: words.tourOffered } })}
        />
        <NoteForm
          release={release}
          intent="declined"
          rejected={rejected}
          label={words.reason}
          hint={words.reasonHint}
          button={words.decline}
        />
      </Stack>
    </Card>
  )
}

interface NoteFormProps extends ResponseCardProps {
  intent: 'contacted' | 'declined'
  label: string
  hint: string
  button: string
  /** Another response with the same note. */
  second?: { intent: 'tour-offered'; button: string }
}

function NoteForm({ release, intent, rejected, label, hint, button, second }: NoteFormProps) {
  const sent = useSentForm()
  const busy = sent?.get('release') === release.id ? sent.get('intent') : undefined
  const name = `${intent}-note` as const
  const sentHere = rejectedWith(rejected, intent) ?? (second && rejectedWith(rejected, second.intent))
  const own = sentHere?.typed['release'] === release.id ? onlyField(sentHere, name) : undefined
  const savedKey = useSavedKey(['contacted', 'tour-offered'], release.id)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="release" value={release.id} />
      <Stack gap={12}>
        <DraftTextArea
          draft={`${name} ${release.id}`}
          savedKey={savedKey}
          id={`${name}-${release.id}`}
          label={label}
          hint={hint}
          error={own?.error}
          name={name}
          rows={3}
          max={maxResponseLength}
          rejected={own?.typed}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant={intent === 'contacted' && !release.respondedAt ? 'primary' : 'neutral'}
            size="small"
            busy={busy === intent}
          >
            {button}
          </Button>
          {second && (
            <Button type="submit" name="intent" value={second.intent} size="small" busy={busy === second.intent}>
              {second.button}
            </Button>
          )}
        </div>
      </Stack>
    </Form>
  )
}
