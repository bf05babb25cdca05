import type { GatewaySummary } from '@pkg/domain'
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react'
import { OpeningDialog } from './OpeningDialog'

interface Wizard {
  open(community: { id: string; name: string }): void
  /** Fetches the script ahead, when a press is likely. */
  prepare(): void
}

const loadDialog = () => import('./WizardDialog')
const WizardDialog = lazy(() => loadDialog().then(({ WizardDialog: component }) => ({ default: component })))
const Context = createContext<Wizard | undefined>(undefined)

type Opened = { id: string; name: string; summary?: GatewaySummary; hasFailed?: boolean }

/** Opens the wizard over any page. Its script comes when it is asked for. */
export function WizardProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  const [isOpen, setIsOpen] = useState(false)

  const open = useCallback((community: { id: string; name: string }) => {
    setOpened(community)
    setIsOpen(true)
    Promise.all([fetchSummary(community.id), loadDialog()])
      .then(([summary]) => setOpened({ ...community, summary }))
      .catch(() => setOpened({ ...community, hasFailed: true }))
  }, [])
  const prepare = useCallback(() => void loadDialog().catch(() => undefined), [])
  const close = useCallback(() => setIsOpen(false), [])
  const wizard = useMemo(() => ({ open, prepare }), [open, prepare])

  return (
    <Context.Provider value={wizard}>
      {children}
      {opened && !opened.summary && (
        <OpeningDialog
          isOpen={isOpen}
          name={opened.name}
          hasFailed={opened.hasFailed ?? false}
          onRetry={() => open(opened)}
          onClose={close}
        />
      )}
      {opened?.summary && (
        <Suspense>
          <WizardDialog key={opened.id} community={opened.summary} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </Context.Provider>
  )
}

/** Opens the wizard. Throws outside of the provider. */
export function useWizard(): Wizard {
  const wizard = useContext(Context)
  if (!wizard) throw new Error('useWizard must be used within a WizardProvider')
  return wizard
}

async function fetchSummary(id: string): Promise<GatewaySummary> {
  const response = await fetch(`/gateway/${encodeURIComponent(id)}`)
  if (!response.ok) throw new Error(`The summary answered ${response.status}`)
  return response.json()
}
