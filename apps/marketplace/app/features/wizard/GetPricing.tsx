import { Button, ButtonLink, VisuallyHidden } from '@pkg/ui'
import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { pricingButtonTexts } from './pricing-button-texts'
import type { Place } from './visit'
import { useWizard } from './WizardProvider'

interface GetPricingProps {
  community: { id: string; name: string }
  place: Place
  size?: 'regular' | 'small'
  width?: 'fit' | 'full'
}

/**
 * The pricing button of a community: a link to the wizard's page that opens a dialog once scripts run. After a request it's disabled.
 * [TILE-006, CTA-001 to CTA-004]
 */
export function GetPricing({ community, place, size = 'regular', width = 'fit' }: GetPricingProps) {
  const wizard = useWizard()
  const state = wizard.buttonState(community.id)
  const name = <VisuallyHidden> {community.name}</VisuallyHidden>
  if (state !== 'open') {
    const isRequested = state === 'requested'
    return (
      <Button size={size} width={width} disabled={isRequested} busy={!isRequested}>
        {isRequested ? pricingButtonTexts.pricingRequested : pricingButtonTexts.requesting}
        {name}
      </Button>
    )
  }
  const openDialog = (event: MouseEvent) => {
    // With a modifier key, the browser opens the page in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    wizard.open(community, place)
  }
  // A tap comes right after its pointer and focus, so loading early saves no time and would delay the tap.
  const prepareForMouse = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') wizard.prepare()
  }
  const prepareForKeyboard = ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) wizard.prepare()
  }
  return (
    <ButtonLink
      href={`/custom-pricing?community=${community.id}`}
      variant="primary"
      size={size}
      width={width}
      rel="nofollow"
      onClick={openDialog}
      onPointerEnter={prepareForMouse}
      onFocus={prepareForKeyboard}
    >
      {pricingButtonTexts.getPricing}
      {name}
    </ButtonLink>
  )
}
