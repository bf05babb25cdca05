import { EmptyState } from '@pkg/ui'
import { useOutletContext } from '@remix-run/react'
import { useMemo } from 'react'
import { type InboxAround, messagesTexts, useInboxKeys } from '~/features/messages'
import * as styles from '~/features/messages/Inbox.css'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'

/** What is next to the list while no conversation is open. */
export default function NoConversationRoute() {
  const around = useOutletContext<InboxAround>()
  const keys = useInboxKeys(around, undefined)
  useShortcuts(useMemo(() => keys, [keys]))
  return (
    <div className={styles.nothingOpen}>
      <EmptyState title={messagesTexts.choose}>{messagesTexts.chooseHelp}</EmptyState>
    </div>
  )
}
