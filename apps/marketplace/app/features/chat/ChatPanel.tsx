import { closeIcon, Heading, IconButton, phoneIcon, Button, rootClass } from '@pkg/ui'
import { useCallback, useId, useState } from 'react'
import { useSite } from '~/site/frame/site'
import { AskForm } from './AskForm'
import type { ChatCommunity } from './chat-page'
import { ChatStream, type Handoff } from './ChatStream'
import * as styles from './chat.css'
import { ask, type Exchange } from './conversation'
import { chatTexts as words } from './texts'
import { usePanelDialog } from './use-panel-dialog'

interface ChatPanelProps {
  isOpen: boolean
  /** The community of the page, if the chat is about it. */
  community: ChatCommunity | undefined
  onClose: () => void
}

/** The conversation in a panel: questions to press, a field for others, and always a way to a person. [CHAT-001] */
export function ChatPanel({ isOpen, community, onClose }: ChatPanelProps) {
  const { brand } = useSite()
  const titleId = useId()
  const panel = usePanelDialog(isOpen, onClose)
  const [exchanges, setExchanges] = useState<Exchange[]>([])
  const [handoff, setHandoff] = useState<Handoff>()

  const send = useCallback(
    async (question: string, key = performance.now()) => {
      const asked: Exchange = { key, question, community, answer: 'pending' }
      setExchanges((known) => [...known.filter((exchange) => exchange.key !== key), asked])
      setHandoff((current) => (current?.kind === 'person' ? undefined : current))
      const answer = await ask(question, community)
      setExchanges((known) => known.map((exchange) => (exchange.key === key ? { ...exchange, answer } : exchange)))
    },
    [community],
  )
  const startOver = () => {
    setExchanges([])
    setHandoff(undefined)
  }
  return (
    <dialog ref={panel} className={`${rootClass} ${styles.panel}`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <Heading level={2} look="h3" id={titleId} tabIndex={-1} data-autofocus="">
            {words.title(brand.name)}
          </Heading>
          <p className={styles.note}>{words.notAPerson}</p>
        </div>
        <div className={styles.close}>
          <IconButton variant="quiet" icon={closeIcon} label={words.close} onClick={onClose} />
        </div>
      </div>
      <ChatStream
        exchanges={exchanges}
        community={community}
        handoff={handoff}
        isOpen={isOpen}
        send={(question, key) => void send(question, key)}
        handOff={setHandoff}
        closePanel={onClose}
      />
      <div className={styles.foot}>
        <AskForm send={(question) => void send(question)} />
        <div className={styles.ways}>
          <Button variant="quiet" size="small" icon={phoneIcon} onClick={() => setHandoff({ kind: 'person' })}>
            {words.person}
          </Button>
          <Button variant="quiet" size="small" onClick={startOver}>
            {words.startOver}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
