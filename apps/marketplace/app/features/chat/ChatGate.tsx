import { lazy, Suspense, useEffect, useState } from 'react'
import { useSite } from '~/site/frame/site'
import { loadDelay, useChatPage } from './chat-page'
import { endOutsideChat, loadOutsideChat } from './load-outside-chat'

const Chat = lazy(() => import('./Chat'))

/**
 * Loads the chat 15 seconds after a page has opened, on the client only, unless the page turns it off: our own, or that of the operator’s provider.
 * [CHAT-001, CLIENT-009]
 */
export function ChatGate() {
  const page = useChatPage()
  const { chatScript } = useSite()
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), Math.max(0, loadDelay - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  // Another company's script could read what a family enters or may see.
  const mayLoadOutside = page.isEnabled && page.isPublic
  useEffect(() => {
    if (!mayLoadOutside) endOutsideChat()
    else if (isDue && chatScript) loadOutsideChat(chatScript)
  }, [isDue, mayLoadOutside, chatScript])
  return (
    isDue &&
    !chatScript && (
      <Suspense>
        <Chat page={page} />
      </Suspense>
    )
  )
}
