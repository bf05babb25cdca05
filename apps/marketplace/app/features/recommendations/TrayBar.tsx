import { Button, Container } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useOfflineSaves } from '~/features/offline'
import { trayTexts as words } from './texts'
import { hasTrayBar, readTrayState, storeTrayState, type TrayState } from './tray-state'
// The tray's styles load with its bar, so an opened tray never shows without them.
import * as styles from './Tray.css'

const Tray = lazy(() => import('./Tray'))

/** The bar that opens the tray of recommendations, and the tray. Its script and its communities load when it opens first. [TRAY-001 to TRAY-003, TRAY-006] */
export default function TrayBar({ isForced }: { isForced: boolean }) {
  const { pathname } = useLocation()
  useOfflineSaves()
  const [state, setState] = useState<TrayState>()
  const bar = useRef<HTMLButtonElement>(null)
  useEffect(() => setState(readTrayState(window.sessionStorage)), [])
  const change = (next: 'open' | 'closed') => {
    storeTrayState(window.sessionStorage, next)
    setState(next)
  }
  const hide = () => {
    change('closed')
    requestAnimationFrame(() => bar.current?.focus())
  }
  if (!hasTrayBar(pathname, state, isForced)) return null
  return (
    <div className={styles.bar}>
      <Container>
        {state === 'open' ? (
          <Suspense>
            <Tray onHide={hide} />
          </Suspense>
        ) : (
          <Button ref={bar} variant="quiet" width="full" aria-expanded={false} onClick={() => change('open')}>
            {words.show}
          </Button>
        )}
      </Container>
    </div>
  )
}
