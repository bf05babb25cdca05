import { type GatewaySummary, gatewaySummary } from '@pkg/domain'
import { useCallback, useEffect, useState } from 'react'
import { flowClient, flowServices, visitorId } from '../api-services'
import type { FlowServices } from '../flow/flow-services'
import type { Support } from '../support'
import type { SetupFault } from './setup-fault'
import type { SetupFailure } from './SetupFailure'
import type { WizardOptions } from './wizard-options'

/** The data a wizard needs before its first question. */
export interface WizardData {
  community: GatewaySummary
  support: Support
  /** Whether a family can go without a phone number. [TRUST-006] */
  isPhoneOptional: boolean
  services: FlowServices
}

/** Why a wizard can't start, and the operator, if the API responded. */
export interface WizardFailure {
  /** The community that couldn't be loaded. */
  community: string
  fault: SetupFault
  support?: Support | undefined
  /** What says so, unless the API is unreachable. */
  Screen?: typeof SetupFailure | undefined
}

/** Loads the wizard's data when it's needed, and again on a retry. Explains a failure in the console. */
export function useWizardData({ api, community, partnerKey, language, layout }: WizardOptions, isWanted: boolean) {
  const [data, setData] = useState<WizardData>()
  const [failure, setFailure] = useState<WizardFailure>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isWanted) return
    const end = new AbortController()
    const options = { api, community, partnerKey, language, layout }
    setFailure(undefined)
    void loadWizard(options, end.signal).then((loaded) => {
      if (end.signal.aborted) return
      if ('fault' in loaded) setFailure(loaded)
      else setData(loaded)
    })
    return () => {
      end.abort()
      setData(undefined)
    }
  }, [api, community, partnerKey, language, layout, isWanted, attempt])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  return { data, failure, retry }
}

async function loadWizard(options: WizardOptions, signal: AbortSignal): Promise<WizardData | WizardFailure> {
  const { api, community: slug, partnerKey, language } = options
  const client = flowClient({
    baseUrl: api,
    ...(partnerKey && { partnerKey, visitorId: visitorId(), credentials: 'omit' }),
  })
  // Every site may read the operator's phone number, so a page that can't use the API can still show it.
  const anyone = flowClient({ baseUrl: api, credentials: 'omit' })
  const [community, brand] = await Promise.allSettled([
    slug === '' ? Promise.reject(new Error('No community')) : client.communities.get({ id: slug }, { signal }),
    anyone.brand.get({}, { signal }),
  ])
  if (community.status === 'fulfilled' && brand.status === 'fulfilled') {
    const { isPhoneOptional, ...support } = brand.value
    const services = flowServices(client, { language })
    return { community: gatewaySummary(community.value), support, isPhoneOptional, services }
  }
  const error: unknown = community.status === 'rejected' ? community.reason : undefined
  return describeFailure(options, error, brand.status === 'fulfilled' ? brand.value : undefined, signal)
}

/** Returns why the wizard can't start, and explains it in the console. `support` is missing if the API didn't respond at all. */
async function describeFailure(
  options: WizardOptions,
  error: unknown,
  support: Support | undefined,
  signal: AbortSignal,
): Promise<WizardFailure> {
  const help = await import('./setup-help').catch(() => undefined)
  const fault = help?.findFault(error, options, support !== undefined) ?? 'unreachable'
  if (!signal.aborted) console.error(`gwizzy-wizard: ${help?.explainFault(fault, options) ?? fault}`, error)
  return { community: options.community, fault, support, Screen: help?.SetupFailure }
}
