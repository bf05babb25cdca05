import '@pkg/gwizzy/styles.css'
import type { GatewaySummary } from '@pkg/domain'
import { ConversionFlow, loadProgress, type Visitor } from '@pkg/gwizzy'
import { progressKeys, schemaForType } from '@pkg/gwizzy/machines'
import { ToastProvider } from '@pkg/ui'
import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { useSite } from '~/site/site'
import { AskAtOnce } from './AskAtOnce'
import { useConversion } from './use-conversion'
import type { Entry, Place } from './visit'

/** The wizard and what follows it, in a dialog over the page it was asked for on. [FLOW-002] */
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
  const [isAnswered] = useState(() => hasAskedElsewhere(community))
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
        <AskAtOnce
          community={community}
          services={conversion.flowServices}
          onRequesting={onRequesting}
          onRequested={onRequested}
        />
      )}
    </ToastProvider>
  )
}

/** Whether the family has been through this wizard for another community: the request is then made with what it said there. [CTA-002] */
function hasAskedElsewhere({ id, conversionSchemaType }: GatewaySummary): boolean {
  try {
    const kept = loadProgress(progressKeys[schemaForType(conversionSchemaType)], localStorage)
    return kept?.status === 'done' && kept.slug !== id
  } catch {
    return false
  }
}
