import { Button, messageIcon } from '@pkg/ui'
import { useEffect, useRef, useState } from 'react'
import type { ChatPage } from './chat-page'
import { ChatPanel } from './ChatPanel'
import * as styles from './chat.css'
import { chatTexts as words } from './texts'

/** The chat: a button that appears after a while, and the panel that it opens. The conversation stays while people go from page to page. [CHAT-001, CHAT-003] */
export default function Chat({ page }: { page: ChatPage }) {
  const [isDue, setIsDue] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), page.triggerDelay)
    return () => clearTimeout(timer)
  }, [page.triggerDelay])
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    requestAnimationFrame(() => trigger.current?.focus())
  }
  if (!isDue) return null
  const isShown = page.isEnabled && isOpen
  return (
    <>
      {page.isEnabled && !isOpen && (
        <div className={styles.trigger[page.chatbotMode]}>
          <Button ref={trigger} variant="primary" icon={messageIcon} onClick={open} aria-haspopup="dialog">
            {words.open}
          </Button>
        </div>
      )}
      {wasOpened && <ChatPanel isOpen={isShown} community={page.community} onClose={close} />}
    </>
  )
}
