import '@pkg/gwizzy/styles.css'
import { type GatewaySummary, siteLanguage } from '@pkg/domain'
import { ConversionFlow, loadProgress, type Progress, RequestReview, type Visitor } from '@pkg/gwizzy'
import { progressKeys, schemaForType } from '@pkg/gwizzy/machines'
import { ToastProvider } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { useSite } from '~/site/site'
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
  const conversion = useConversion({ community, entry, place, actionPage: pathname, onRequested })
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
          onRequested={() => onRequested([community.id])}
        />
      ) : (
        <ConversionFlow {...conversion} {...shown} layout="dialog" continues={isOpen} followsBrowserBack />
      )}
    </ToastProvider>
  )
}

/** Returns the family's request to another community with this wizard, if it completed one. Its answers are reused. [CTA-002] */
function findEarlierRequest({ id, conversionSchemaType }: GatewaySummary): Progress | undefined {
  try {
    const progress = loadProgress(progressKeys[schemaForType(conversionSchemaType)], localStorage)
    return progress?.status === 'done' && progress.slug !== id && !progress.unsent ? progress : undefined
  } catch {
    return undefined
  }
}
