import { lazy, Suspense } from 'react'
import { useIsHydrated } from '@pkg/remix-host/react'
import { useWizard } from '~/features/wizard'
import { useSaves } from '~/features/saves'
import { readTrayState } from './tray-state'

const TrayBar = lazy(() => import('./TrayBar'))

/** The tray’s bar, whose script loads only for families that saved or requested a community, or opened the tray before. [TRAY-003] */
export function TrayGate() {
  const isHydrated = useIsHydrated()
  const { hasRequested } = useWizard()
  const { liked, disliked } = useSaves()
  const isForced = hasRequested || liked.length + disliked.length > 0
  if (!isHydrated || (!isForced && readTrayState(window.sessionStorage) === undefined)) return null
  return (
    <Suspense>
      <TrayBar isForced={isForced} />
    </Suspense>
  )
}
