import { type FlowServices, usePricingRequest } from '@pkg/gwizzy'
import { useEffect, useRef } from 'react'

interface RequestAgainProps {
  community: { id: string; name: string }
  services: Pick<FlowServices, 'createProfileContactActionBySlug' | 'log'>
  onRequesting: (id: string | undefined) => void
  onRequested: (slugs: readonly string[]) => void
}

/** Requests pricing from one more community with the answers that a family gave before, and shows a toast. [CTA-002, CTA-004, ERR-001, ERR-012] */
export function RequestAgain({ community, services, onRequesting, onRequested }: RequestAgainProps) {
  const { request, isRequesting, isDisabled } = usePricingRequest({ community, services, isAssessmentComplete: true })
  const hasRequested = useRef(false)
  useEffect(() => {
    if (hasRequested.current) return
    hasRequested.current = true
    request()
  }, [request])
  useEffect(() => onRequesting(isRequesting ? community.id : undefined), [isRequesting, community.id, onRequesting])
  useEffect(() => {
    if (isDisabled) onRequested([community.id])
  }, [isDisabled, community.id, onRequested])
  return null
}
