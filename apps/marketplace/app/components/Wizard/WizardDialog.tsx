import '@pkg/gwizzy/styles.css'
import type { GatewaySummary } from '@pkg/domain'
import { ConversionFlow, type Visitor } from '@pkg/gwizzy'
import { useLocation } from '@remix-run/react'
import { useSite } from '~/root'
import { useConversion } from './use-conversion'
import type { Entry } from './visit'
import type { Place } from './WizardProvider'

/** The wizard and what follows it, in a dialog over the page it was asked for on. [FLOW-002] */
export function WizardDialog({
  community,
  visitor,
  place,
  entry,
  isOpen,
  onClose,
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
  return (
    <ConversionFlow
      {...conversion}
      layout="dialog"
      open={isOpen}
      continues={isOpen}
      community={community}
      visitor={visitor}
      support={brand}
      onClose={onClose}
      onDone={() => onRequested([community.id])}
    />
  )
}
