import { Button, ButtonLink } from '@pkg/ui'
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { OptionalPart } from '~/parts/OptionalPart/OptionalPart'
import { useWizard } from '~/features/wizard'
import { AnswerBubble } from './AnswerBubble'
import type { ChatCommunity } from './chat-page'
import * as styles from './chat.css'
import type { Exchange } from './conversation'
import { PersonCard } from './PersonCard'
import { chatTexts as words } from './texts'

/** What the conversation offers after its last answer: nothing, the ways to a person, or the wizard for a community, `after` the newest question then. */
export type Handoff =
  | { kind: 'person' }
  | { kind: 'wizard'; community: ChatCommunity; after: Exchange['key'] | undefined }
  | undefined

const ChatWizard = lazy(() => import('./ChatWizard'))

interface ChatStreamProps {
  exchanges: readonly Exchange[]
  community: ChatCommunity | undefined
  handoff: Handoff
  isOpen: boolean
  send: (question: string, key?: number) => void
  handOff: (handoff: Handoff) => void
  closePanel: () => void
}

/** The conversation, oldest first. It scrolls to what was added last. [GWZ-072, CHAT-001] */
export function ChatStream({ exchanges, community, handoff, isOpen, send, handOff, closePanel }: ChatStreamProps) {
  const [lastExchange, lastHandoff] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const newest = exchanges.at(-1)
  // A late answer to a question from before the wizard doesn't move what the person already uses.
  const isBeforeWizard = handoff?.kind === 'wizard' && newest?.key === handoff.after
  const shown = isBeforeWizard ? newest?.key : newest
  useEffect(() => {
    if (shown !== undefined) lastExchange.current?.scrollIntoView({ block: 'start' })
  }, [shown, lastExchange])
  useEffect(() => {
    if (handoff) lastHandoff.current?.scrollIntoView({ block: 'start' })
  }, [handoff, lastHandoff])
  useSteadyPlace(lastHandoff, isBeforeWizard)
  const { buttonState } = useWizard()
  const canRequest = community && buttonState(community.id) === 'open'
  const getPricing = canRequest ? () => handOff({ kind: 'wizard', community, after: newest?.key }) : undefined
  const toPerson = () => handOff({ kind: 'person' })
  return (
    <div className={styles.stream} tabIndex={0} role="region" aria-label={words.messages}>
      <p className={styles.bubble}>{community ? words.introCommunity(community.name) : words.intro}</p>
      <Suggestions community={community} send={send} getPricing={getPricing} />
      <div role="log" aria-label={words.conversation} className={styles.log}>
        {exchanges.map((exchange) => (
          <div key={exchange.key} ref={exchange === newest ? lastExchange : undefined} className={styles.exchange}>
            <AnswerBubble
              exchange={exchange}
              retry={() => send(exchange.question, exchange.key)}
              toPerson={toPerson}
              getPricing={getPricing}
              closePanel={closePanel}
            />
          </div>
        ))}
        {handoff?.kind === 'person' && (
          <div ref={lastHandoff}>
            <PersonCard community={community} getPricing={getPricing} />
          </div>
        )}
      </div>
      {handoff?.kind === 'wizard' && (
        <div ref={lastHandoff} className={styles.wizard} role="group" aria-label={words.wizard(handoff.community.name)}>
          <OptionalPart fallback={<RequestElsewhere community={handoff.community} />}>
            <Suspense fallback={<p role="status">{words.loading}</p>}>
              <ChatWizard
                key={handoff.community.id}
                community={handoff.community}
                isOpen={isOpen}
                onEnd={() => handOff(undefined)}
                onElsewhere={closePanel}
              />
            </Suspense>
          </OptionalPart>
        </div>
      )}
    </div>
  )
}

/** Scrolls along when an answer, or a suggestion that goes, moves the element below, so no one presses what has just moved. */
function useSteadyPlace(element: RefObject<HTMLElement>, isSteady: boolean): void {
  const known = useRef<number>()
  useLayoutEffect(() => {
    const top = element.current?.offsetTop
    const moved = top === undefined || known.current === undefined ? 0 : top - known.current
    if (isSteady) element.current?.offsetParent?.scrollBy({ top: moved, behavior: 'instant' })
    known.current = top
  })
}

/** The page on which a request goes on if its script doesn't load here. */
const RequestElsewhere = ({ community }: { community: ChatCommunity }) => (
  <div className={styles.bubble} role="alert">
    <p>{words.loadFailed}</p>
    <ButtonLink href={`/custom-pricing?community=${community.id}`} size="small">
      {words.getPricing}
    </ButtonLink>
  </div>
)

/** Questions to press, and the way to a request. */
function Suggestions({
  community,
  send,
  getPricing,
}: Pick<ChatStreamProps, 'community' | 'send'> & { getPricing: (() => void) | undefined }) {
  const questions = words.questions[community ? 'community' : 'default']
  return (
    <ul className={styles.choices} aria-label={words.suggestions}>
      {questions.map((question) => (
        <li key={question}>
          <Button size="small" onClick={() => send(question)}>
            {question}
          </Button>
        </li>
      ))}
      <li>
        {!community && (
          <ButtonLink href="/custom-pricing" size="small" variant="primary">
            {words.chooseCommunity}
          </ButtonLink>
        )}
        {getPricing && (
          <Button size="small" variant="primary" onClick={getPricing}>
            {words.getPricing}
          </Button>
        )}
      </li>
    </ul>
  )
}
