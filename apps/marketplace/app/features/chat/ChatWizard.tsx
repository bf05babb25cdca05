import '@pkg/gwizzy/styles.css'
import { type GatewaySummary, siteLanguage } from '@pkg/domain'
import { ConversionFlow, type Visitor } from '@pkg/gwizzy'
import { Button, Notice, Stack, ToastProvider } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import {
  currentEntry,
  fetchSummary,
  fetchVisitor,
  findEarlierRequest,
  useConversion,
  useWizard,
} from '~/features/wizard'
import { useSite } from '~/site/frame/site'
import { useVisitor } from '~/site/visitor/visitor'
import type { ChatCommunity } from './chat-page'
import { chatTexts as words } from './texts'

interface ChatWizardProps {
  community: ChatCommunity
  isOpen: boolean
  /** Called when the wizard and everything after it is over. */
  onEnd: () => void
  /** Called when the request continues in the page's own dialog. */
  onElsewhere: () => void
}

type Loaded = { summary: GatewaySummary; visitor: Visitor | undefined } | 'failed' | undefined

/** The wizard as a part of the conversation, with everything that follows it. [GWZ-072, FLOW-002] */
export default function ChatWizard(props: ChatWizardProps) {
  const { community, onElsewhere, onEnd } = props
  const { open } = useWizard()
  const { loaded, retry } = useLoaded(community.id)
  // A family that asked another community before only confirms its answers, in a dialog of its own. [CTA-002]
  const isElsewhere = loaded !== undefined && loaded !== 'failed' && findEarlierRequest(loaded.summary) !== undefined
  useEffect(() => {
    if (!isElsewhere) return
    onEnd()
    onElsewhere()
    open(community, 'chat')
  }, [isElsewhere, onEnd, onElsewhere, open, community])
  if (loaded === 'failed') {
    return (
      <Stack gap={12}>
        <Notice tone="critical" title={words.loadFailed} role="alert" />
        <Button onClick={retry}>{words.tryAgain}</Button>
      </Stack>
    )
  }
  if (!loaded || isElsewhere) return <p role="status">{words.loading}</p>
  return <LoadedWizard {...props} {...loaded} />
}

function LoadedWizard({ summary, visitor, isOpen, onEnd }: ChatWizardProps & Exclude<Loaded, 'failed' | undefined>) {
  const { brand } = useSite()
  const { pathname } = useLocation()
  const { addRequested } = useWizard()
  const [entry] = useState(currentEntry)
  const { settings, ...conversion } = useConversion({
    community: summary,
    entry,
    place: 'chat',
    actionPage: pathname,
    onRequested: addRequested,
  })
  const [chatSettings] = useState({ ...settings, isChatMode: true })
  return (
    <ToastProvider>
      <ConversionFlow
        {...conversion}
        settings={chatSettings}
        community={summary}
        visitor={visitor}
        support={brand}
        language={siteLanguage}
        layout="panel"
        open={isOpen}
        continues={isOpen}
        onClose={onEnd}
      />
    </ToastProvider>
  )
}

/** Loads what the wizard needs to know about the community and about who is signed in. */
function useLoaded(id: string): { loaded: Loaded; retry: () => void } {
  const entry = useState(currentEntry)[0]
  const mayBeSignedIn = useVisitor()?.hasSession !== false
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    setLoaded(undefined)
    Promise.all([fetchSummary(id, entry), mayBeSignedIn ? fetchVisitor() : undefined])
      .then(([summary, visitor]) => isCurrent && setLoaded({ summary, visitor }))
      .catch(() => isCurrent && setLoaded('failed'))
    return () => {
      isCurrent = false
    }
  }, [id, entry, mayBeSignedIn, attempt])
  return { loaded, retry: () => setAttempt((count) => count + 1) }
}
