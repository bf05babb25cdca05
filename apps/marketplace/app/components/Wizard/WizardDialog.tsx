import '@pkg/gwizzy/styles.css'
import type { GatewaySummary } from '@pkg/domain'
import { Gwizzy, type Visitor } from '@pkg/gwizzy'
import { flowServices } from '@pkg/gwizzy/services'
import { useLocation } from '@remix-run/react'
import { useMemo } from 'react'
import { useSite } from '~/root'
import type { Entry } from './visit'
import { wizardSettings } from './wizard-settings'
import { api } from './wizard-services'
import type { Place } from './WizardProvider'

/** The wizard in a dialog, over the page it was asked for on. */
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
  const settings = useMemo(() => wizardSettings(entry, place, pathname), [entry, place, pathname])
  const services = useMemo(
    () => flowServices(api, { actionPage: pathname, attribution: settings.attribution ?? {} }),
    [pathname, settings],
  )
  return (
    <Gwizzy
      layout="dialog"
      open={isOpen}
      community={community}
      visitor={visitor}
      settings={settings}
      services={services}
      support={brand}
      onClose={onClose}
      onDone={() => onRequested([community.id])}
    />
  )
}
