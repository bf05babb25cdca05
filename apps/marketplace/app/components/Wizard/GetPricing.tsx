import { Button, ButtonLink, VisuallyHidden } from '@pkg/ui'
import type { MouseEvent } from 'react'
import { texts } from '~/texts'
import type { Place } from './visit'
import { useWizard } from './WizardProvider'

interface GetPricingProps {
  community: { id: string; name: string }
  place: Place
  size?: 'regular' | 'small'
  width?: 'fit' | 'full'
}

/**
 * Asks for a community's pricing: a link to the questions on a page of their own, or the dialog once scripts run. Once asked, it says
 * so. [TILE-006, CTA-001 to CTA-004]
 */
export function GetPricing({ community, place, size = 'regular', width = 'fit' }: GetPricingProps) {
  const wizard = useWizard()
  const state = wizard.stateOf(community.id)
  const name = <VisuallyHidden> {community.name}</VisuallyHidden>
  if (state !== 'open') {
    const isRequested = state === 'requested'
    return (
      <Button size={size} width={width} disabled={isRequested} busy={!isRequested}>
        {isRequested ? texts.tile.pricingRequested : texts.tile.requesting}
        {name}
      </Button>
    )
  }
  const press = (event: MouseEvent) => {
    // A new tab or window gets the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    wizard.open(community, place)
  }
  return (
    <ButtonLink
      href={`/custom-pricing?community=${community.id}`}
      variant="primary"
      size={size}
      width={width}
      rel="nofollow"
      onClick={press}
      onPointerEnter={wizard.prepare}
      onFocus={wizard.prepare}
    >
      {texts.tile.getPricing}
      {name}
    </ButtonLink>
  )
}
