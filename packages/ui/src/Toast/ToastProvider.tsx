import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import * as texts from '../texts'
import { rootClass } from '../theme/root'
import * as styles from './Toast.css'
import { ToastCard } from './ToastCard'
import type { Toast } from './toast-type'

/** Shows and removes toasts. */
export interface Toaster {
  /** Shows a toast and returns its id. */
  show: (toast: Toast) => string
  dismiss: (id: string) => void
}

const ToasterContext = createContext<Toaster | null>(null)

/** The props of `ToastProvider`. */
export interface ToastProviderProps {
  children: ReactNode
}

/** Holds the toasts of everything below it in a region that is announced politely. [UI-001, UI-002] */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(Toast & { id: string })[]>([])

  const dismiss = useCallback((id: string) => setToasts((present) => present.filter((toast) => toast.id !== id)), [])
  const show = useCallback((toast: Toast) => {
    const id = toast.id ?? crypto.randomUUID()
    setToasts((present) => [...present.filter((other) => other.id !== id), { ...toast, id }])
    return id
  }, [])
  const region = useRef<HTMLElement>(null)
  const isShowing = toasts.length > 0
  useEffect(() => (isShowing && region.current ? overDialogs(region.current) : undefined), [isShowing])
  const toaster = useMemo(() => ({ show, dismiss }), [show, dismiss])

  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      <section ref={region} className={`${rootClass} ${styles.region}`} aria-label={texts.messages} aria-live="polite">
        {toasts.map((toast) => (
          <Expiring key={toast.id} toast={toast} dismiss={dismiss} />
        ))}
      </section>
    </ToasterContext.Provider>
  )
}

/** Lifts the region above an open dialog, which covers everything else. Returns a function that ends it. */
function overDialogs(region: HTMLElement): (() => void) | undefined {
  if (!document.querySelector('dialog[open]') || !('showPopover' in region)) return undefined
  region.popover = 'manual'
  region.showPopover()
  return () => region.removeAttribute('popover')
}

function Expiring({ toast, dismiss }: { toast: Toast & { id: string }; dismiss: (id: string) => void }) {
  const onDismiss = useCallback(() => dismiss(toast.id), [dismiss, toast.id])
  return <ToastCard {...toast} onDismiss={onDismiss} />
}

/**
 * Returns the toaster of the nearest `ToastProvider`. [ERR-017]
 * @throws `useToast must be used within a ToastProvider` without a provider
 */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext)
  if (!toaster) throw new Error(texts.toastOutsideProvider)
  return toaster
}
