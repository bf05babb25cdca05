import { ApiError } from '@pkg/api-client'
import { type GatewaySummary, gatewaySummary } from '@pkg/domain'
import { useCallback, useEffect, useState } from 'react'
import type { FlowServices } from '../flow/flow-services'
import { flowClient, flowServices, visitorId } from '../services-over-api'
import type { Support } from '../support'
import { pagePath } from './page-path'
import type { WizardOptions } from './wizard-options'

/** Everything a wizard needs before its first question. */
export interface WizardData {
  community: GatewaySummary
  support: Support
  services: FlowServices
}

/** Loads what the wizard needs as soon as it is wanted, and again when asked after a failure. */
export function useWizardData({ api, community: slug, partnerKey, language }: WizardOptions, isWanted: boolean) {
  const [data, setData] = useState<WizardData>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isWanted || slug === '') return
    const end = new AbortController()
    setHasFailed(false)
    loadWizard({ api, slug, partnerKey, language, signal: end.signal }).then(setData, (problem: unknown) => {
      if (end.signal.aborted) return
      console.error(`gwizzy-wizard: ${reasonOf(problem)}`, problem)
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

interface Wanted extends Pick<WizardOptions, 'api' | 'partnerKey' | 'language'> {
  slug: string
  signal: AbortSignal
}

async function loadWizard({ api, slug, partnerKey, language, signal }: Wanted): Promise<WizardData> {
  const client = flowClient({
    baseUrl: api,
    ...(partnerKey && { partnerKey, visitorId: visitorId(), credentials: 'omit' }),
  })
  const [community, support] = await Promise.all([
    client.communities.get({ id: slug }, { signal }),
    client.brand.get({}, { signal }),
  ])
  const services = flowServices(client, { actionPage: pagePath(), language })
  return { community: gatewaySummary(community), support, services }
}

/** What whoever put the element into the page can do about it. The API tells; without an answer it is mostly the origin. */
function reasonOf(problem: unknown): string {
  if (problem instanceof ApiError) return problem.errors.map(({ detail, title }) => detail ?? title).join(' ')
  return `no answer from the API. Is ${window.location.origin} a site of the partner key?`
}
