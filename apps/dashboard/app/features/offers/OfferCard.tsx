import { useSentForm } from '@pkg/remix-host/react'
import { Button, Heading, TextLink, VisuallyHidden } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { rowElementId } from '~/features/lists'
import { CallBar } from '~/features/families'
import { offerCardTexts } from './texts'
import type { RejectedDecline } from './rejected-decline'
import { DeclineMenu } from './DeclineMenu'
import { acceptButtonId } from './offer-keys'
import * as styles from './OfferCard.css'
import type { OfferSummary as Offer } from './offer-summary'
import { ClockPanes } from '~/parts/Panes/Panes'
import type { TimeLeft } from '~/parts/Time/time-left'

const words = offerCardTexts

export interface OfferCardProps {
  offer: Offer
  /** Whether its button is the main one of the page. */
  isFirst: boolean
  rejected: RejectedDecline | undefined
}

/** An offer with its clock, why it was made, and the two responses to it. [WORK-002, GWZ-118] */
export function OfferCard({ offer, isFirst, rejected }: OfferCardProps) {
  const { id, title, needs, left, due, why, calls } = offer
  return (
    <article className={isFirst ? styles.card : styles.quiet} data-offer={id} aria-labelledby={`offer-${id}`}>
      <span className={styles.mark}>{words.mark}</span>
      <div className={styles.about}>
        <div className={styles.words}>
          <Heading level={2} id={`offer-${id}`}>
            {title}
          </Heading>
          {needs && <p className={styles.needs}>{needs}</p>}
        </div>
        {why && (
          <p className={styles.why}>
            <strong>{words.why}.</strong> {why}
          </p>
        )}
        <Responses offer={offer} isFirst={isFirst} rejected={rejected?.of === id ? rejected : undefined} />
      </div>
      <div className={styles.clock}>
        <Clock left={left} due={words.due(due.text)} leftWords={words.left} over={words.over} />
        {calls && <CallBar calls={calls} />}
      </div>
    </article>
  )
}

export interface ClockProps {
  left: TimeLeft
  due: string
  /** The words for the time that's left, and for after it. */
  leftWords: (time: string) => string
  over: string
}

/** The time that's left to respond. It changes with the page, not by the second. [WORK-002] */
export function Clock({ left: { words: time, panes, isUrgent }, due, leftWords, over }: ClockProps) {
  const tone = isUrgent ? styles.urgent : undefined
  const [before = '', after = ''] = time === undefined ? [over] : leftWords('|').split('|')
  return (
    <>
      <p className={[styles.left, tone].filter(Boolean).join(' ')}>
        {before && <span className={styles.strong}>{before}</span>}
        {time !== undefined && <span className={styles.leftTime}>{time}</span>}
        {after && <span className={styles.strong}>{after.trim()}</span>}
      </p>
      <ClockPanes lit={panes} />
      <p className={styles.due}>{due}</p>
    </>
  )
}

/** The two buttons of an offer. Declining asks for a reason in place, also without scripts. */
function Responses({ offer: { id, name, familyId }, isFirst, rejected }: OfferCardProps) {
  const sent = useSentForm()
  const intent = sent?.get('offer') === id ? sent.get('intent') : undefined
  return (
    <div className={styles.actions}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="offer" value={id} />
        <Button
          id={acceptButtonId(id)}
          type="submit"
          name="intent"
          value="accept-offer"
          variant={isFirst ? 'primary' : 'secondary'}
          busy={intent === 'accept-offer'}
        >
          {words.accept}
          <VisuallyHidden>{words.of(name)}</VisuallyHidden>
          {isFirst && <ShortcutKey>Y</ShortcutKey>}
        </Button>
      </Form>
      <DeclineMenu
        id={id}
        label={
          <>
            {words.decline}
            <VisuallyHidden>{words.of(name)}</VisuallyHidden>
          </>
        }
        hasKey={isFirst}
        fields={<input type="hidden" name="offer" value={id} />}
        intent="decline-offer"
        isSending={intent === 'decline-offer'}
        words={words}
        rejected={rejected}
      />
      <TextLink id={rowElementId(id)} href={`/families/${familyId}`} standalone>
        {words.read}
        <VisuallyHidden>{words.of(name)}</VisuallyHidden>
      </TextLink>
    </div>
  )
}
