import { type GatewaySummary, type UserAction, siteLanguage } from '@pkg/domain'
import type { FlowServices, FlowSettings, NavigateOptions, WizardReport, WizardSettings } from '@pkg/gwizzy'
import { flowServices } from '@pkg/gwizzy/services'
import { useNavigate } from '@remix-run/react'
import { useMemo } from 'react'
import { pageAnalytics } from '~/site/analytics/page-analytics'
import { useIsHydrated } from '@pkg/remix-host/react'
import { readStoredEmail } from '~/site/visitor/stored-email'
import { useSite } from '~/site/frame/site'
import { readAffiliate } from './stored-affiliate'
import type { Entry, Place } from './visit'
import { wizardSettings } from './wizard-settings'
import { api } from '~/site/api/api'

/** Where and how a request starts, and a listener for the communities that it reached. */
export interface Conversion {
  community: GatewaySummary
  entry: Entry
  place: Place | 'custom-pricing'
  actionPage: string
  onRequested?: (slugs: readonly string[]) => void
}

/**
 * Returns the settings of the flow. One click can request pricing from several communities, and the family continues on its homebase. A paid-ad
 * request continues on the listing of its place, which the flow shows after the advisor. [FLOW-006, FLOW-010, FLOW-013, FLOW-016]
 */
const flowSettingsFor = ({ conversionSchemaType }: GatewaySummary): FlowSettings => ({
  isOneToManyEnabled: true,
  contactMode: conversionSchemaType === 'PaidAd' ? 'modal' : 'homebase',
  entryPoint: 'communityPricing',
})

/** Returns what the marketplace passes to a conversion flow: settings and services. [API-049, FLOW-005] */
export function useConversion({ community, entry, place, actionPage, onRequested }: Conversion): {
  settings: WizardSettings
  flowSettings: FlowSettings
  flowServices: FlowServices
} {
  const navigate = useNavigate()
  const { hasAnalytics, isPhoneOptional } = useSite()
  const isHydrated = useIsHydrated()
  return useMemo(() => {
    const settings = wizardSettings({
      community,
      entry,
      place,
      actionPage,
      affiliate: isHydrated ? readAffiliate() : undefined,
      email: isHydrated ? readStoredEmail() : undefined,
      isPhoneOptional,
    })
    const { createUuidAction, createProfileContactActionBySlugs, ...services } = flowServices(api, {
      actionPage,
      language: siteLanguage,
      attribution: settings.attribution ?? {},
    })
    return {
      settings,
      flowSettings: flowSettingsFor(community),
      flowServices: {
        ...services,
        navigate: (path: string, options?: NavigateOptions) =>
          void navigate(path, { replace: options?.replaces === true }),
        async createUuidAction(action: UserAction) {
          const recorded = await createUuidAction?.(action)
          const { status, slug } = action.actionInfo
          if (action.actionType === 'pricing-request' && status === 'complete' && slug) onRequested?.([slug])
          return recorded
        },
        async createProfileContactActionBySlugs(
          slugs: string[],
          requestId: string,
          callerChoiceId?: string,
          noCalls?: boolean,
        ) {
          await createProfileContactActionBySlugs?.(slugs, requestId, callerChoiceId, noCalls)
          onRequested?.(slugs)
        },
        track: ({ name, ...properties }: WizardReport) => pageAnalytics(hasAnalytics).track(name, properties),
        log: (message: string, error: unknown) => console.error(message, error),
      },
    }
  }, [community, entry, place, actionPage, hasAnalytics, isPhoneOptional, isHydrated, onRequested, navigate])
}
