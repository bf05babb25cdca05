import { Notice, VisuallyHidden } from '@pkg/ui'
import { useLocation, useNavigation, useRevalidator } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { errorTexts } from '../../texts'
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

/** Keeps the page while reloads fail or the browser is offline, and says so. [ERR-018] */
export function PageReload({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const [reloads] = useState(createPageReloads)
  const [isOutOfDate, setOutOfDate] = useState<boolean>()
  const [isOffline, setOffline] = useState(false)
  const [isUnseen, setUnseen] = useState(false)
  const { key } = useLocation()
  const { state } = useNavigation()
  const isNavigating = useRef(false)
  useEffect(() => {
    isNavigating.current = state !== 'idle'
  }, [state])
  useEffect(() => {
    // A page that was just opened is up to date if the API answers again, and so may one that’s online again.
    reloads.retry()
    setOutOfDate((before) => before || undefined)
  }, [key, isOffline, reloads])
  useEffect(() => {
    const follow = ({ type }: Event) => setOffline(type === 'offline')
    window.addEventListener('online', follow)
    window.addEventListener('offline', follow)
    return () => {
      window.removeEventListener('online', follow)
      window.removeEventListener('offline', follow)
    }
  }, [])
  useEffect(() => {
    const original = window.fetch
    window.fetch = reloads.start({
      send: original.bind(window),
      revalidate,
      isNavigating: () => isNavigating.current,
      onOffline: setOffline,
      onUnseen: setUnseen,
      onOutOfDate: (isNow) => setOutOfDate((before) => isNow || (before === undefined ? undefined : false)),
    })
    return () => {
      reloads.stop()
      window.fetch = original
    }
  }, [reloads, revalidate])
  const { offline, notShownYet, outOfDate, upToDate } = errorTexts
  const warning = isOffline ? offline : isUnseen ? notShownYet : isOutOfDate ? outOfDate : undefined
  return (
    <ReloadContext.Provider value={reloads.reload}>
      {children}
      <div role="status" className={styles.status}>
        {warning && (
          <div className={styles.floating}>
            <Notice tone="caution" title={warning} />
          </div>
        )}
        {isOutOfDate === false && <VisuallyHidden>{upToDate}</VisuallyHidden>}
      </div>
    </ReloadContext.Provider>
  )
}
