import { hasDisclosure } from '@pkg/domain'
import { noBenefits } from '../answers/choices'
import { categoryPath } from './flow-paths'
import type { FlowContext, FlowEvent } from './flow-context'
import { remainingIds } from './nearby-request'

type Check = (args: { context: FlowContext; event: FlowEvent }) => boolean

/** The conditions that decide which modal comes next, by name. */
export const flowGuards = {
  /** [FLOW-004] */
  isActiveAdult: ({ context }) => context.community.conversionSchemaType === 'activeAdult',
  /** One-to-many is enabled, and there are communities to recommend. [FLOW-006] */
  hasRecommendations: ({ context: { settings, recommended } }) =>
    settings.isOneToManyEnabled === true && recommended.length > 0,
  /** [FLOW-008, FLOW-012, DISC-007] */
  needsDisclosure: ({ context: { community, visitor, homebase, isDisclosureAnswered } }) => {
    if (!community.isDisclosureEnabled || isDisclosureAnswered) return false
    const { isAcknowledged = false, states = [] } = homebase?.uuidInfo.disclosureData ?? {}
    const isKnown = hasDisclosure(community.state) && states.includes(community.state)
    return !(visitor !== undefined && isAcknowledged && isKnown)
  },
  /** [FLOW-009] */
  isReferred: ({ context: { community, homebase, requested } }) =>
    (community.isD2C || community.conversionSchemaType === 'D2C') &&
    Boolean(homebase?.uuidInfo.referralInfo.referredCommunitySlugs.length || requested.length),
  /** [FLOW-010] */
  goesToHomebase: ({ context }) => context.settings.contactMode === 'homebase',
  /** [FLOW-013] */
  continuesToHomebase: ({ context: { settings } }) =>
    settings.contactMode === 'homebase' && settings.isAssessmentComplete !== true,
  /** [FLOW-016] */
  goesToCategory: ({ context }) => categoryPath(context) !== undefined,
  /** [TRUTH-004] */
  isLeaving: ({ context }) => context.isLeaving,
  hasRemaining: ({ context }) => remainingIds(context).length > 0,
  isRemaining: ({ context, event }) => event.type === 'requestOne' && remainingIds(context).includes(event.id),
  /** The lowest budget without any benefits. [ROLE-008, FLOW-017] */
  isLowIncome: ({ context: { data } }) =>
    data?.budgetRange === '<$2K' && Boolean(data.budget?.some((choice) => choice === noBenefits || choice === 'none')),
} satisfies Record<string, Check>
