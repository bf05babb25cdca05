import '@pkg/gwizzy/styles.css'
import type { GatewaySummary } from '@pkg/domain'
import { ConversionFlow, loadProgress, type Visitor } from '@pkg/gwizzy'
import { progressKeys, schemaForType } from '@pkg/gwizzy/machines'
import { ToastProvider } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { useSite } from '~/site/site'
import { RequestAgain } from './RequestAgain'
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
  const conversion = useConversion({ entry, place, actionPage: pathname, onRequested })
  const [isAnswered] = useState(() => hasRequestedElsewhere(community))
  return (
    <ToastProvider>
      <ConversionFlow
        {...conversion}
        layout="dialog"
        open={isOpen}
        continues={isOpen}
        community={community}
        visitor={visitor}
        support={brand}
        onClose={onClose}
      />
      {isAnswered && (
        <RequestAgain
          community={community}
          services={conversion.flowServices}
          onRequesting={onRequesting}
          onRequested={onRequested}
        />
      )}
    </ToastProvider>
  )
}

/** Returns whether the family has completed this wizard for another community. Its answers can then be reused. [CTA-002] */
function hasRequestedElsewhere({ id, conversionSchemaType }: GatewaySummary): boolean {
  try {
    const progress = loadProgress(progressKeys[schemaForType(conversionSchemaType)], localStorage)
    return progress?.status === 'done' && progress.slug !== id
  } catch {
    return false
  }
}
