import '@pkg/gwizzy/styles.css'
import type { GatewaySummary } from '@pkg/domain'
import { Gwizzy } from '@pkg/gwizzy'
import { useLocation } from '@remix-run/react'
import { useMemo } from 'react'
import { useSite } from '~/root'
import { wizardServices } from './wizard-services'

/** The wizard in a dialog, over the page it was asked for on. */
export function WizardDialog({
  community,
  isOpen,
  onClose,
}: {
  community: GatewaySummary
  isOpen: boolean
  onClose: () => void
}) {
  const { brand } = useSite()
  const { pathname } = useLocation()
  const services = useMemo(() => wizardServices(), [])
  const settings = useMemo(() => ({ isLocationStepEnabled: true, actionPage: pathname }), [pathname])
  return (
    <Gwizzy
      layout="dialog"
      open={isOpen}
      community={community}
      settings={settings}
      services={services}
      support={brand}
      onClose={onClose}
    />
  )
}
