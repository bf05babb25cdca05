import { noBenefits } from '@pkg/domain'
import { categoryPath } from './flow-paths'
import type { FlowContext, FlowEvent } from './flow-context'
import { needsDisclosure } from './needs-disclosure'
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
  needsDisclosure: ({ context }) => !context.isDisclosureAnswered && needsDisclosure(context),
  /** Whether a request sent earlier may still wait for its disclosure. [TRUTH-005] */
  mayAwaitDisclosure: ({ context: { community, services } }) =>
    community.isDisclosureEnabled && services.getHomebase !== undefined,
  /** [FLOW-009] */
  isReferred: ({ context: { community, homebase } }) =>
    (community.isD2C || community.conversionSchemaType === 'D2C') &&
    Boolean(homebase?.uuidInfo.referralInfo.referredCommunitySlugs.length),
  /** Whether the sent screen names who has the request. Before a disclosure, the family is still submitting it. [GWZ-114, DISC-004, DISC-007] */
  isSentShown: ({ context }) => !needsDisclosure(context) && !context.hasContinued,
  /** Whether more communities may have the request than when it was last checked. [TRUTH-003] */
  hasRequestedNearby: ({ context }) => context.requested.length > 0,
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
