import '@pkg/gwizzy/styles.css'
import { type GatewaySummary, siteLanguage } from '@pkg/domain'
import { ConversionFlow, RequestReview, type Visitor } from '@pkg/gwizzy'
import { ToastProvider } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { useCallback, useState } from 'react'
import { useSite } from '~/site/frame/site'
import { findEarlierRequest } from './earlier-request'
import { rememberWizard } from './open-wizard'
import { useConversion } from './use-conversion'
import type { Entry, Place } from './visit'

/** The wizard and what follows it, in a dialog over the page. [FLOW-002] */
export function WizardDialog({
  community,
  visitor,
  place,
  entry,
  isOpen,
  onClose,
  onRequesting,
  onRequested,
}: {
  community: GatewaySummary
  visitor: Visitor | undefined
  place: Place
  entry: Entry
  isOpen: boolean
  onClose: () => void
  onRequesting: (id: string | undefined) => void
  onRequested: (slugs: readonly string[]) => void
}) {
  const { brand } = useSite()
  const { pathname } = useLocation()
  const markRequested = useCallback(
    (slugs: readonly string[]) => {
      // A sent request has nothing left to continue.
      rememberWizard(undefined)
      onRequested(slugs)
    },
    [onRequested],
  )
  const conversion = useConversion({ community, entry, place, actionPage: pathname, onRequested: markRequested })
  const [earlier] = useState(() => findEarlierRequest(community))
  const shown = { community, visitor, support: brand, language: siteLanguage, open: isOpen, onClose }
  return (
    <ToastProvider>
      {earlier ? (
        <RequestReview
          {...shown}
          services={conversion.flowServices}
          settings={conversion.settings}
          progress={earlier}
          onRequesting={(isRequesting) => onRequesting(isRequesting ? community.id : undefined)}
          onRequested={() => markRequested([community.id])}
        />
      ) : (
        <ConversionFlow {...conversion} {...shown} layout="dialog" continues={isOpen} followsBrowserBack />
      )}
    </ToastProvider>
  )
}
