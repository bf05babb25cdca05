import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import * as texts from '../texts'
import * as styles from './Toast.css'
import { ToastCard } from './ToastCard'
import type { Toast } from './toast-type'

/** Shows and takes away toasts. */
export interface Toaster {
  /** Shows a toast and returns its id. */
  show: (toast: Toast) => string
  dismiss: (id: string) => void
}

const ToasterContext = createContext<Toaster | null>(null)

export interface ToastProviderProps {
  children: ReactNode
}

/** Holds the toasts of everything below it, in a region that is read aloud politely. [UI-001, UI-002] */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(Toast & { id: string })[]>([])

  const dismiss = useCallback((id: string) => setToasts((present) => present.filter((toast) => toast.id !== id)), [])
  const show = useCallback((toast: Toast) => {
    const id = toast.id ?? crypto.randomUUID()
    setToasts((present) => [...present.filter((other) => other.id !== id), { ...toast, id }])
    return id
  }, [])
  const toaster = useMemo(() => ({ show, dismiss }), [show, dismiss])

  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      <section className={styles.region} aria-label={texts.messages} aria-live="polite">
        {toasts.map((toast) => (
          <Expiring key={toast.id} toast={toast} dismiss={dismiss} />
        ))}
      </section>
    </ToasterContext.Provider>
  )
}

function Expiring({ toast, dismiss }: { toast: Toast & { id: string }; dismiss: (id: string) => void }) {
  const onDismiss = useCallback(() => dismiss(toast.id), [dismiss, toast.id])
  return <ToastCard {...toast} onDismiss={onDismiss} />
}

/** The toaster of the nearest `ToastProvider`. Throws `useToast must be used within a ToastProvider` without one. [ERR-017] */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext)
  if (!toaster) throw new Error(texts.toastOutsideProvider)
  return toaster
}
