import { Notice, VisuallyHidden } from '@pkg/ui'
import { useLocation, useNavigation, useRevalidator } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { texts } from '~/texts'
import * as styles from './PageReload.css'
import { createPageReloads } from './page-reloads'

const ReloadContext = createContext<(() => void) | undefined>(undefined)

/**
 * Returns a function that reloads the page’s data when no one asked for it. Within `PageReload`, the page stays while that fails. A page that shows an error
 * just loads again.
 */
export function useReload(): () => void {
  const { revalidate } = useRevalidator()
  return useContext(ReloadContext) ?? revalidate
}

/** Keeps the page while reloads fail, and says that it may be out of date. [ERR-018] */
export function PageReload({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const [reloads] = useState(createPageReloads)
  const [isOutOfDate, setOutOfDate] = useState<boolean>()
  const { key } = useLocation()
  const { state } = useNavigation()
  const isNavigating = useRef(false)
  useEffect(() => {
    isNavigating.current = state !== 'idle'
  }, [state])
  useEffect(() => {
    // A page that was just opened is up to date if the API answers again.
    reloads.retry()
    setOutOfDate((before) => before || undefined)
  }, [key, reloads])
  useEffect(() => {
    const original = window.fetch
    window.fetch = reloads.start({
      send: original.bind(window),
      revalidate,
      isNavigating: () => isNavigating.current,
      onOutOfDate: (isNow) => setOutOfDate((before) => isNow || (before === undefined ? undefined : false)),
    })
    return () => {
      reloads.stop()
      window.fetch = original
    }
  }, [reloads, revalidate])
  return (
    <ReloadContext.Provider value={reloads.reload}>
      {children}
      <div role="status" className={styles.status}>
        {isOutOfDate === true && (
          <div className={styles.floating}>
            <Notice tone="caution" title={texts.errors.outOfDate} />
          </div>
        )}
        {isOutOfDate === false && <VisuallyHidden>{texts.errors.upToDate}</VisuallyHidden>}
      </div>
    </ReloadContext.Provider>
  )
}
