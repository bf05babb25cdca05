import type { GatewaySummary } from '@pkg/domain'
import type { Visitor } from '@pkg/gwizzy'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { runAfterPaint } from '~/site/frame/run-after-paint'
import { useVisitor } from '~/site/visitor/visitor'
import { fetchSummary, fetchVisitor } from './fetch-wizard-data'
import { findLeftWizard, rememberWizard, type OpenWizard } from './open-wizard'
import { OpeningDialog } from './OpeningDialog'
import { returnFocus } from './return-focus'
import { useRequested } from './use-requested'
import { currentEntry, useVisit } from './use-visit'
import type { Entry, Place } from './visit'

/** The state of a community's pricing button. [CTA-001, CTA-004] */
export type PricingState = 'open' | 'requesting' | 'requested'

interface Wizard {
  open(community: { id: string; name: string }, place: Place): void
  /** Loads the script early, when a click is likely. */
  prepare(): void
  buttonState(id: string): PricingState
  /** Whether the family requested anything in this browser. */
  hasRequested: boolean
  /** Adds communities that were requested elsewhere on the page, such as in the chat. */
  addRequested(slugs: readonly string[]): void
}

const loadDialog = () => import('./WizardDialog')
const WizardDialog = lazy(() => loadDialog().then(({ WizardDialog: component }) => ({ default: component })))
const ContinueOffer = lazy(() => import('./ContinueOffer'))
const Context = createContext<Wizard | undefined>(undefined)

interface Opened extends OpenWizard {
  entry: Entry
  found?: { summary: GatewaySummary; visitor: Visitor | undefined }
  hasFailed?: boolean
}

/** Provides the wizard to every page. Its script loads when someone opens it. */
export function WizardProvider({ children }: { children: ReactNode }) {
  const mayBeSignedIn = useVisitor()?.hasSession !== false
  useVisit()
  const { requested, add } = useRequested()
  const [requesting, setRequesting] = useState<string>()
  const [opened, setOpened] = useState<Opened>()
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
        Promise.all([fetchSummary(id, opening.entry), mayBeSignedIn ? fetchVisitor() : undefined, loadDialog()])
          .then(([summary, visitor]) => setOpened({ ...opening, found: { summary, visitor } }))
          .catch(() => setOpened({ ...opening, hasFailed: true }))
      })
    },
    [mayBeSignedIn],
  )
  const prepare = useCallback(() => void loadDialog().catch(() => undefined), [])
  const close = useCallback(() => {
    setIsOpen(false)
    rememberWizard(undefined)
    returnFocus(opener.current)
  }, [])
  const dismiss = useCallback(() => {
    rememberWizard(undefined)
    setLeft(undefined)
  }, [])
  const buttonState = useCallback(
    (id: string): PricingState => (requested.has(id) ? 'requested' : requesting === id ? 'requesting' : 'open'),
    [requested, requesting],
  )
  const hasRequested = requested.size > 0
  const wizard = useMemo(
    () => ({ open, prepare, buttonState, hasRequested, addRequested: add }),
    [open, prepare, buttonState, hasRequested, add],
  )

  return (
    <Context.Provider value={wizard}>
      {children}
      {opened && !opened.found && (
        <OpeningDialog
          isOpen={isOpen}
          name={opened.name}
          hasFailed={opened.hasFailed ?? false}
          onRetry={() => open(opened, opened.place)}
          onClose={close}
        />
      )}
      {left && (
        <Suspense>
          <ContinueOffer name={left.name} onContinue={() => open(left, left.place)} onDismiss={dismiss} />
        </Suspense>
      )}
      {opened?.found && (
        <Suspense>
          <WizardDialog
            key={opened.id}
            community={opened.found.summary}
            visitor={opened.found.visitor}
            place={opened.place}
            entry={opened.entry}
            isOpen={isOpen}
            onClose={close}
            onRequesting={setRequesting}
            onRequested={add}
          />
        </Suspense>
      )}
    </Context.Provider>
  )
}

/** Returns the wizard of this page. Throws outside `WizardProvider`. */
export function useWizard(): Wizard {
  const wizard = useContext(Context)
  if (!wizard) throw new Error('useWizard must be used within a WizardProvider')
  return wizard
}
