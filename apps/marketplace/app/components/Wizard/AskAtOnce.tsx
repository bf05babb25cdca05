import { type FlowServices, usePricingRequest } from '@pkg/gwizzy'
import { useEffect, useRef } from 'react'

interface AskAtOnceProps {
  community: { id: string; name: string }
  services: Pick<FlowServices, 'createProfileContactActionBySlug' | 'log'>
  onRequesting: (id: string | undefined) => void
  onRequested: (slugs: readonly string[]) => void
}

/** Asks one more community for a family that has answered everything before; a toast tells what came of it. [CTA-002, CTA-004, ERR-001, ERR-012] */
export function AskAtOnce({ community, services, onRequesting, onRequested }: AskAtOnceProps) {
  const { request, isRequesting, isDisabled } = usePricingRequest({ community, services, isAssessmentComplete: true })
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    request()
  }, [request])
  useEffect(() => onRequesting(isRequesting ? community.id : undefined), [isRequesting, community.id, onRequesting])
  useEffect(() => {
    if (isDisabled) onRequested([community.id])
  }, [isDisabled, community.id, onRequested])
  return null
}
