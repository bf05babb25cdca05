import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react'
import { loadWizardDialog } from './load-wizard-dialog'
import { OpeningDialog } from './OpeningDialog'
import { usePageWizard } from './use-page-wizard'
import { useRequested } from './use-requested'
import { useVisit } from './use-visit'
import type { Place } from './visit'

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

const WizardDialog = lazy(() => loadWizardDialog().then(({ WizardDialog: component }) => ({ default: component })))
const ContinueOffer = lazy(() => import('./ContinueOffer'))
const Context = createContext<Wizard | undefined>(undefined)

/** Provides the wizard to every page. Its script loads when someone opens it. */
export function WizardProvider({ children }: { children: ReactNode }) {
  useVisit()
  const { requested, add } = useRequested()
  const [requesting, setRequesting] = useState<string>()
  const { opened, isOpen, left, open, close, dismiss } = usePageWizard()
  const prepare = useCallback(() => void loadWizardDialog().catch(() => undefined), [])
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
