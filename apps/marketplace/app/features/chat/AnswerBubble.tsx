import type { ChatRefusal } from '@pkg/api-client'
import { Button, TextLink, VisuallyHidden } from '@pkg/ui'
import { useSite } from '~/site/frame/site'
import * as styles from './chat.css'
import type { Exchange } from './conversation'
import { chatTexts as words } from './texts'

interface AnswerBubbleProps {
  exchange: Exchange
  retry: () => void
  toPerson: () => void
  /** Missing if there's no community, or it was already asked. */
  getPricing: (() => void) | undefined
  /** Uncovers the page, which a link may scroll to. */
  closePanel: () => void
}

/** Whether a request to the community can bring the answer. */
const canCommunityHelp: Partial<Record<ChatRefusal, true>> = { unlisted: true, unknown: true, future: true }

/** A question, and its answer with the source, or why there's none and who can help. [CHAT-001] */
export function AnswerBubble({ exchange, ...ways }: AnswerBubbleProps) {
  return (
    <>
      <p className={styles.own}>
        <VisuallyHidden>{words.you} </VisuallyHidden>
        {exchange.question}
      </p>
      <Answer exchange={exchange} {...ways} />
    </>
  )
}

function Answer({ exchange: { answer }, retry, toPerson, getPricing, closePanel }: AnswerBubbleProps) {
  const { brand } = useSite()
  if (answer === 'pending') return <p className={styles.bubble}>{words.pending}</p>
  if (answer === 'failed' || answer === 'busy') {
    return (
      <div className={styles.bubble}>
        <p>{words[answer](brand.phone)}</p>
        <Button size="small" onClick={retry}>
          {words.tryAgain}
        </Button>
      </div>
    )
  }
  if (!answer.isAnswered) {
    return (
      <div className={styles.bubble}>
        <p>{words.refusals[answer.reason]}</p>
        <div className={styles.choices}>
          <Button size="small" onClick={toPerson}>
            {words.personTitle}
          </Button>
          {getPricing && canCommunityHelp[answer.reason] && (
            <Button size="small" onClick={getPricing}>
              {words.getPricing}
            </Button>
          )}
        </div>
      </div>
    )
  }
  const { kind, title, section, path, asOf } = answer.source
  const uncover = () => {
    if (document.querySelector('dialog:modal')) closePanel()
  }
  return (
    <div className={styles.bubble}>
      {kind === 'article' && <p className={styles.source}>{words.found}</p>}
      <p className={styles.text}>{answer.text}</p>
      <p className={styles.source}>
        {words.from}{' '}
        <TextLink href={path} onClick={uncover}>
          {words.source(title, section)}
        </TextLink>
        {asOf && <span>. {words.asOf(asOf)}.</span>}
      </p>
    </div>
  )
}
