import type { Client, Release } from '@pkg/api-client'
import { leadStageLabel, type LeadStage } from '@pkg/domain'
import {
  type CommunityCost,
  costsByCommunity,
  type FamilyPage,
  familyWorkTexts,
  sharedWithRow,
  stageOptions,
  type StageOption,
  type SharedWithRow,
  type Timeline,
} from '~/features/families'
import { loadTimeline } from '~/features/families/index.server'
import type { CommunityContact } from '~/features/contacts'
import { loadCommunityContacts } from '~/features/contacts/index.server'
import type { LoadedBookings } from '~/features/bookings'
import { loadFamilyBookings } from '~/features/bookings/index.server'
import { moveInCard, type MoveInCardData } from '~/features/move-ins'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { absentTexts } from '~/site/texts'

/** A family that may be the same, in words. */
export interface Duplicate {
  id: string
  name: string
  why: string
}

/** What an advisor needs to work on a family, besides the family itself. */
export interface FamilyWork {
  stages: StageOption[]
  moveIn: MoveInCardData | undefined
  /** Who can be mentioned in a note. */
  colleagues: string[]
  timeline: Timeline
  bookings: LoadedBookings
  duplicates: Duplicate[]
  sharedWith: SharedWithRow[]
  /** What the communities cost, by their ID, as far as it's known. */
  costs: Readonly<Partial<Record<string, CommunityCost>>>
  /** The people to call at the communities, by the ID of the community. */
  contacts: Readonly<Partial<Record<string, CommunityContact>>>
}

const words = familyWorkTexts

/** Loads what an advisor needs to work on a family. An offered family can be worked on once it's accepted. [WORK-006, WORK-007] */
export async function loadWork(
  request: Request,
  api: Client,
  family: FamilyPage,
  sharedWith: readonly Release[],
): Promise<FamilyWork> {
  const clock = requestClock(request)
  const [timeline, bookings, duplicates, { colleagues }, costs, moveIns, contacts] = await Promise.all([
    loadTimeline(request, api, family.id, clock),
    requireResponse(request, loadFamilyBookings(api, family.id, clock, { isTeam: false })),
    family.offer ? { items: [] } : requireResponse(request, api.marketplaceClients.duplicates({ id: family.id })),
    family.offer
      ? { colleagues: [] }
      : requireResponse(request, api.colleagues.ofFamily({ 'filter[client]': family.id })),
    requireResponse(request, api.marketplaceClients.costs({ id: family.id })),
    requireResponse(request, api.moveIns.list({ 'filter[client]': family.id })),
    requireResponse(
      request,
      loadCommunityContacts(
        api,
        family.communities.map(({ communityId }) => communityId),
      ),
    ),
  ])
  return {
    stages: stagesOf(family.stage),
    moveIn: moveIns.items.map(moveInCard)[0],
    colleagues: colleagues.map(({ name }) => name),
    timeline,
    bookings,
    duplicates: duplicates.items.map(({ id, name, reasons }) => ({
      id,
      name: name || absentTexts.name,
      why: reasons.map((reason) => words.duplicateReasons[reason]).join(', '),
    })),
    contacts,
    costs: costsByCommunity(costs.items, family.budgetRange),
    sharedWith: sharedWith.map((release) => sharedWithRow(release, clock)),
  }
}

/** The stages to choose from, with the present one. */
const stagesOf = (stage: LeadStage): StageOption[] =>
  stageOptions.some(({ value }) => value === stage)
    ? stageOptions
    : [...stageOptions, { value: stage, label: leadStageLabel(stage) }]
