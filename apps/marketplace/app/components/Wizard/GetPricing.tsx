import { ButtonLink, VisuallyHidden } from '@pkg/ui'
import type { MouseEvent } from 'react'
import { texts } from '~/texts'
import { useWizard } from './WizardProvider'

/** Asks for a community's pricing: a link to the questions on a page of their own, or the dialog once scripts run. [TILE-006, CTA-003] */
export function GetPricing({
  community,
  size = 'regular',
  width = 'fit',
}: {
  community: { id: string; name: string }
  size?: 'regular' | 'small'
  width?: 'fit' | 'full'
}) {
  const wizard = useWizard()
  const press = (event: MouseEvent) => {
    // A new tab or window gets the page.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    wizard.open(community)
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
      <VisuallyHidden> {community.name}</VisuallyHidden>
    </ButtonLink>
  )
}
