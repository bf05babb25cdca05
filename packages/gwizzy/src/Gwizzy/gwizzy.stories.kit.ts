import type { CallerChoice, ConversionSchemaType, GatewaySummary } from '@pkg/domain'
import type { Answers } from '../answers/answers'
import type { AnyStepId } from '../machines/step-ids'
import type { WizardContext } from '../machines/wizard-context'
import type { WizardStatus } from '../machines/wizard-statuses'
import { progressVersion, type Progress } from '../progress/progress'
import type { ProgressStorage } from '../progress/progress-storage'
import { loadDeferredParts } from '../screens/deferred'
import type { Place } from '../services'
import type { GwizzyProps } from './gwizzy-props'

/** A community with an advisor. */
export const community: GatewaySummary = {
  id: 'cottonwood-bend',
  name: 'Cottonwood Bend',
  lat: 40.57,
  long: -105.08,
  city: 'Fort Collins',
  state: 'CO',
  timeZone: 'America/Denver',
  partnerAgent: { id: 'teresa-lindqvist', name: 'Teresa Lindqvist', phone: '(970) 555-0142' },
  isD2C: false,
  startingRate: 4650,
  pricesByCareType: {},
  isAutoReferable: false,
  similarCommunities: [
    { id: 'old-mill-terrace', name: 'Old Mill Terrace', distance: 1.8 },
    { id: 'marigold-house', name: 'Marigold House', distance: 3.4 },
    { id: 'poudre-view', name: 'Poudre View', distance: 6.1 },
  ],
  primaryToc: 'assisted-living',
  conversionSchemaType: 'gwizzy',
  isDisclosureEnabled: false,
  care: ['assisted-living', 'memory-care'],
  imagePath: '',
  isD2CAdjacent: false,
}

export const support = { name: 'Hearthway', email: 'help@hearthway.example', phone: '(800) 555-0136' }

/** Who will call: the community's advisor. */
export const callerChoice: CallerChoice = {
  id: '0f0cf0a3-2ad3-4a53-a6b6-6d2a4c6b4f0e',
  callers: [{ kind: 'advisor', id: 'teresa-lindqvist', name: 'Teresa Lindqvist', phone: '(970) 555-0142' }],
  callBy: '2026-11-23T21:30:00.000Z',
  timeZone: 'America/Denver',
}

/** The longest path through the default schema. */
export const longestPath: AnyStepId[] = [
  'LookingFor',
  'CareLevel',
  'MoveTimeline',
  'BudgetRangeInfo',
  'BudgetInfo',
  'UserLocation',
  'NameInfo',
  'EmailInfo',
  'PhoneInfo',
  'homeSaleInterest',
  'ResidentNameInfo',
]

/** Returns storage that lasts as long as the page. */
export function memoryStorage(stored: Record<string, string> = {}): ProgressStorage {
  const entries = new Map(Object.entries(stored))
  return { getItem: (key) => entries.get(key) ?? null, setItem: (key, value) => void entries.set(key, value) }
}

/** The answers that each step adds. */
const answersOfSteps: Partial<Record<AnyStepId, Answers>> = {
  LookingFor: { lookingFor: 'Mother' },
  CareLevel: { adl: 'light-care' },
  MoveTimeline: { timing: '30-90 Days' },
  BudgetRangeInfo: { budgetRange: '<$2K' },
  BudgetInfo: { budget: ["Veterans' benefits", 'Equity in a home'] },
  UserLocation: { location: { searchParams: { city: 'Fort Collins', state: 'CO', zip: '80525' } } },
  NameInfo: { firstName: 'Dana', lastName: 'Whitfield' },
  EmailInfo: { email: 'dana@mail.example' },
  PhoneInfo: { phone: '(970) 555-0187' },
  homeSaleInterest: { homeSaleInterest: 'No' },
  HousingOptions: { housingOptions: 'sell' },
}

/** Where a wizard stopped. */
interface StoredPosition {
  schema?: WizardContext['schema']
  /** The steps already completed. */
  passed: readonly AnyStepId[]
  /** Answers in addition to those of the completed steps. */
  answers?: Answers
  status?: WizardStatus
}

/** Returns storage with a wizard of `schema` at `step`, with every step of `passed` answered. */
export function storageAtSchemaStep(
  step: AnyStepId,
  { schema = 'gwizzy', passed, answers: added, status = 'started' }: StoredPosition,
) {
  const progress: Progress = {
    version: progressVersion,
    requestId: '6fd7a1de-91b4-4b41-a1f6-6c1fbd8f7a10',
    slug: community.id,
    path: [...passed, step],
    answers: { ...passed.reduce<Answers>((answers, id) => ({ ...answers, ...answersOfSteps[id] }), {}), ...added },
    status,
    ...(passed.some((id) => id === 'PhoneInfo' || id === 'ContactInfo') && { callerChoice }),
  }
  return memoryStorage({ [schema]: JSON.stringify(progress) })
}

/** Returns storage with a wizard of the default schema at `step`, with every earlier step answered and `answers` in addition. */
export const storageAtStep = (step: AnyStepId, answers: Answers = {}, status: WizardStatus = 'started') =>
  storageAtSchemaStep(step, { passed: longestPath.slice(0, longestPath.indexOf(step)), answers, status })

const asksNext: readonly AnyStepId[] = ['CareLevel', 'UserLocation', 'NextStep']

/** The paths to the steps that the default schema doesn't ask. */
const rareStepPaths = {
  HousingOptions: { schema: 'activeAdult', passed: [] },
  PlanningConsulation: { schema: 'activeAdult', passed: ['HousingOptions'] },
  NextStep: { schema: 'D2C', passed: ['CareLevel', 'UserLocation'] },
  TourInfo: { schema: 'D2C', passed: asksNext, answers: { nextStep: 'requestTour' } },
  CommunityInfo: { schema: 'D2C', passed: asksNext, answers: { nextStep: 'talk' } },
  SimilarCommunities: {
    schema: 'D2C',
    passed: [...asksNext, 'BudgetRangeInfo'],
    answers: { nextStep: 'none', budgetRange: '$2K-$5K' },
  },
  ContactInfo: {
    schema: 'PaidAd',
    passed: ['UserLocation', 'LookingFor', 'CareLevel', 'MoveTimeline', 'BudgetRangeInfo'],
    answers: { budgetRange: '$2K-$5K' },
  },
} as const satisfies Partial<Record<AnyStepId, StoredPosition & { schema: ConversionSchemaType }>>

/** Returns the props of a wizard at a step that the default schema doesn't ask. */
export function rareStepProps(step: keyof typeof rareStepPaths, answers: Answers = {}) {
  const position: StoredPosition & { schema: ConversionSchemaType } = rareStepPaths[step]
  return {
    community: { ...community, conversionSchemaType: position.schema },
    storage: storageAtSchemaStep(step, { ...position, answers: { ...position.answers, ...answers } }),
  }
}

const places: Place[] = [
  { label: 'Fort Collins, CO', hint: 'city', searchParams: { city: 'Fort Collins', state: 'CO', zip: '' } },
  { label: 'Fort Worth, TX', hint: 'city', searchParams: { city: 'Fort Worth', state: 'TX', zip: '' } },
  { label: '80525', hint: 'Fort Collins, CO', searchParams: { city: 'Fort Collins', state: 'CO', zip: '80525' } },
]

/** Searches places as a server would. */
const searchPlaces = (query: string) =>
  Promise.resolve(places.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())))

/** A wizard on its own page, with every step of the default schema. */
export const pageProps: GwizzyProps = {
  community,
  support,
  layout: 'page',
  settings: { isLocationStepEnabled: true },
  services: {
    searchPlaces,
    chooseCallers: () => Promise.resolve(callerChoice),
    isGwizzyQuestion: () => Promise.resolve({ info: { isResidentNameRequired: true } }),
  },
}

/** Loads the deferred parts before a story begins, so the story shows what a reader sees. */
export async function loadDeferred() {
  await loadDeferredParts()
}

/** Waits until deferred content is on the page, so the story shows what a reader sees. */
export async function waitForContent(canvasElement: HTMLElement, selector: string) {
  while (!canvasElement.ownerDocument.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 20))
}
