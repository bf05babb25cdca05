import type { GatewaySummary } from '@pkg/domain'
import type { Visitor } from '@pkg/gwizzy'
import { useCallback, useEffect, useRef, useState } from 'react'
import { runAfterPaint } from '~/site/frame/run-after-paint'
import { useVisitor } from '~/site/visitor/visitor'
import { fetchSummary, fetchVisitor } from './fetch-wizard-data'
import { loadWizardDialog } from './load-wizard-dialog'
import { findLeftWizard, type OpenWizard, rememberWizard } from './open-wizard'
import { returnFocus } from './return-focus'
import { currentEntry } from './use-visit'
import type { Entry, Place } from './visit'

/** A wizard that someone opened, with its data once they are there. */
export interface OpenedWizard extends OpenWizard {
  entry: Entry
  found?: { summary: GatewaySummary; visitor: Visitor | undefined }
  hasFailed?: boolean
}

/** The wizard of a page. */
export interface PageWizard {
  /** The wizard that was opened last. It stays while its dialog is closed, because it may have something to send. */
  opened: OpenedWizard | undefined
  isOpen: boolean
  /** A wizard that someone left with an earlier page and can continue. */
  left: OpenWizard | undefined
  open: (community: { id: string; name: string }, place: Place) => void
  close: () => void
  /** Forgets the wizard that was left. */
  dismiss: () => void
}

/** Opens and closes the wizard of a page, and finds one that was left. */
export function usePageWizard(): PageWizard {
  const mayBeSignedIn = useVisitor()?.hasSession !== false
  const [opened, setOpened] = useState<OpenedWizard>()
  const [isOpen, setIsOpen] = useState(false)
  const [left, setLeft] = useState<OpenWizard>()
  useEffect(() => setLeft(findLeftWizard()), [])

  const opener = useRef<Element | null>(null)
  const open = useCallback(
    ({ id, name }: { id: string; name: string }, place: Place) => {
      opener.current = document.activeElement
      const opening = { id, name, place, entry: currentEntry() }
      rememberWizard({ id, name, place })
      setLeft(undefined)
      runAfterPaint(() => {
        setOpened(opening)
        setIsOpen(true)
        Promise.all([fetchSummary(id, opening.entry), mayBeSignedIn ? fetchVisitor() : undefined, loadWizardDialog()])
          .then(([summary, visitor]) => setOpened({ ...opening, found: { summary, visitor } }))
          .catch(() => setOpened({ ...opening, hasFailed: true }))
      })
    },
    [mayBeSignedIn],
  )
  const close = useCallback(() => {
    setIsOpen(false)
    rememberWizard(undefined)
    returnFocus(opener.current)
  }, [])
  const dismiss = useCallback(() => {
    rememberWizard(undefined)
    setLeft(undefined)
  }, [])
  return { opened, isOpen, left, open, close, dismiss }
}
