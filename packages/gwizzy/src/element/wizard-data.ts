import { ApiError } from '@pkg/api-client'
import { type GatewaySummary, gatewaySummary } from '@pkg/domain'
import { useCallback, useEffect, useState } from 'react'
import type { FlowServices } from '../flow/flow-services'
import { flowClient, flowServices, visitorId } from '../api-services'
import type { Support } from '../support'
import type { WizardOptions } from './wizard-options'

/** The data a wizard needs before its first question. */
export interface WizardData {
  community: GatewaySummary
  support: Support
  /** Whether a family can go without a phone number. [TRUST-006] */
  isPhoneOptional: boolean
  services: FlowServices
}

/** Loads the wizard's data when it's needed, and again on a retry. */
export function useWizardData({ api, community: slug, partnerKey, language }: WizardOptions, isWanted: boolean) {
  const [data, setData] = useState<WizardData>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isWanted || slug === '') return
    const end = new AbortController()
    setHasFailed(false)
    loadWizard({ api, slug, partnerKey, language, signal: end.signal }).then(setData, (error: unknown) => {
      if (end.signal.aborted) return
      console.error(`gwizzy-wizard: ${describeError(error)}`, error)
      setHasFailed(true)
    })
    return () => {
      end.abort()
      setData(undefined)
    }
  }, [api, slug, partnerKey, language, isWanted, attempt])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { data, hasFailed, retry }
}

interface LoadWizardInput extends Pick<WizardOptions, 'api' | 'partnerKey' | 'language'> {
  slug: string
  signal: AbortSignal
}

async function loadWizard({ api, slug, partnerKey, language, signal }: LoadWizardInput): Promise<WizardData> {
  const client = flowClient({
    baseUrl: api,
    ...(partnerKey && { partnerKey, visitorId: visitorId(), credentials: 'omit' }),
  })
  const [community, { isPhoneOptional, ...support }] = await Promise.all([
    client.communities.get({ id: slug }, { signal }),
    client.brand.get({}, { signal }),
  ])
  const services = flowServices(client, { language })
  return { community: gatewaySummary(community), support, isPhoneOptional, services }
}

/** Returns a message for the developer of the page. Without a response from the API, the usual cause is the origin. */
function describeError(error: unknown): string {
  if (error instanceof ApiError) return error.errors.map(({ detail, title }) => detail ?? title).join(' ')
  return `no response from the API. Is ${window.location.origin} a site of the partner key?`
}
