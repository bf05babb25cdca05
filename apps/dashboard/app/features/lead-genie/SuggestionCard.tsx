import { useSentForm } from '@pkg/remix-host/react'
import { Button, Heading, Text, TextLink, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { ActionLabel, rowElementId } from '~/features/lists'
import { acceptButtonId, DeclineMenu } from '~/features/offers'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { leadGenieTexts } from './texts'
import { FitLabel } from './FitLabel'
import * as styles from './lead-genie.css'
import type { SuggestionCard as Suggestion } from './suggestion-card'

const words = leadGenieTexts

/** A reason for declining that was sent and not accepted. */
export interface RejectedReason {
  /** The family. */
  of: string
  typed: string
  error: string
}

export interface SuggestionCardProps {
  suggestion: Suggestion
  /** Whether it shows what its score consists of. */
  isChosen: boolean
  rejected: RejectedReason | undefined
}

/** A family that fits the advisor: its score, the two responses, and on request what the score consists of. [DASH-005] */
export function SuggestionCard({ suggestion, isChosen, rejected }: SuggestionCardProps) {
  const { id, title, name, needs, offer, fit, next } = suggestion
  return (
    <li className={isChosen ? styles.chosen : styles.card} data-offer={id} aria-labelledby={`lead-${id}`}>
      <div className={styles.head}>
        <span className={styles.score}>
          <VisuallyHidden>{words.fit} </VisuallyHidden>
          {fit.score}
        </span>
        <div className={styles.about}>
          <Heading level={2} look="h3" id={`lead-${id}`}>
            {title}
          </Heading>
          {needs && <p className={styles.needs}>{needs}</p>}
          <State suggestion={suggestion} />
        </div>
      </div>
      <Responses suggestion={suggestion} isChosen={isChosen} rejected={rejected} />
      {isChosen && (
        <div className={styles.reasons}>
          <FitLabel fit={fit} title={words.whyFor(fit.score, name)} />
          <div className={styles.next}>
            <Heading level={3} look="label">
              {words.ifDeclined}
            </Heading>
            <Text size="small">{next}</Text>
            <Text size="small" tone="muted">
              {words.noPenalty}
            </Text>
            {offer?.isShown && <Text size="small">{words.shown}</Text>}
          </div>
        </div>
      )}
    </li>
  )
}

/** How much time an offer leaves, or since when the family waits. */
function State({ suggestion: { offer, since } }: Pick<SuggestionCardProps, 'suggestion'>) {
  if (!offer) return <p className={styles.state}>{words.waiting(since.text.toLowerCase())}</p>
  const { words: time, isUrgent } = offer.left
  return (
    <p className={isUrgent ? styles.urgent : styles.state}>{time === undefined ? words.over : words.offered(time)}</p>
  )
}

function Responses({ suggestion: { id, name, offer, fit }, isChosen, rejected }: SuggestionCardProps) {
  const sent = useSentForm()
  const intent = sent?.get('lead') === id ? sent.get('intent') : undefined
  const hidden = (
    <>
      <input type="hidden" name="lead" value={id} />
      {offer && <input type="hidden" name="offer" value={offer.id} />}
    </>
  )
  return (
    <div className={styles.actions}>
      <Form method="post" preventScrollReset>
        {hidden}
        <Button
          id={acceptButtonId(id)}
          type="submit"
          name="intent"
          value="accept"
          variant={isChosen ? 'primary' : 'secondary'}
          busy={intent === 'accept'}
        >
          <ActionLabel label={words.accept} name={name} />
          {isChosen && <ShortcutKey>Y</ShortcutKey>}
        </Button>
      </Form>
      <DeclineMenu
        id={id}
        label={<ActionLabel label={words.decline} name={name} />}
        hasKey={isChosen}
        fields={hidden}
        intent="decline"
        isSending={intent === 'decline'}
        words={words}
        rejected={rejected}
      >
        <Form method="post" className={styles.quick} preventScrollReset>
          {hidden}
          <input type="hidden" name="intent" value="decline" />
          {words.reasons.map((reason) => (
            <Button key={reason} type="submit" name="decline-reason" value={reason} size="small">
              {reason}
            </Button>
          ))}
        </Form>
      </DeclineMenu>
      <TextLink id={rowElementId(id)} href={`/lead-genie?family=${id}`} standalone>
        <ActionLabel label={words.why(fit.score)} name={name} />
      </TextLink>
      {offer && (
        <TextLink href={`/families/${id}`} standalone>
          <ActionLabel label={words.read} name={name} />
        </TextLink>
      )}
    </div>
  )
}
