import { type ActionType, lookingForChoices, timingChoices } from '@pkg/domain'
import { type Static, type TLiteral, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { agentId } from '../schemas/ids'
import { paging } from '../schemas/paging'
import { anyLine, anyName, communitySlug, email, name, phone, text, uuid } from '../schemas/text'
import { CallStart } from './calls'
import { wordingOf } from './consents'
import { PreferredCalls } from './privacy'
import { tourDay, tourTime } from './tours'

/** A stored user action, as its author sees it. [API-007] */
export interface UuidAction {
  id: string
  actionType: ActionType
  actionPage: string
  actionInfo: { requestId: string; status: 'pending' | 'complete'; slug?: string; slugs?: string[] }
  /** The names of the communities whose teams have the request. Only in the response to a complete action. [TRUTH-003] */
  recipients?: string[]
  /** The id of the tour that the request asked for. Only in the response to a complete action. [FIND-013] */
  tourId?: string
  /** The id of the call that the request booked. Only in the response to a complete action. [AGENT-005] */
  callId?: string
  createdAt: string
}

const choice = anyLine(120)

const oneOf = <const Values extends [string, ...string[]]>(...values: Values) =>
  Type.Union(values.map((value): TLiteral<Values[number]> => Type.Literal(value)))

const someOf = <const Values extends [string, ...string[]]>(...values: Values) =>
  Type.Array(oneOf(...values), { maxItems: values.length, uniqueItems: true })

/** An answer of yes or no, as the wizard sends it. */
export const yesOrNo = Type.Union([Type.Literal('Yes'), Type.Literal('No')])

const choices = Type.Array(choice, { maxItems: 30 })

/** A consent wording of a request, which the server stores. [TRUTH-002] */
export const NamedWording = wordingOf(
  'contact',
  'contact-email',
  'texts',
  'sell-home',
  'sell-home-email',
  'buy-home',
  'buy-home-email',
)

/** The data of a user action. Unknown fields are rejected. [DATA-009, DATA-011, DATA-012, DISC-005] */
const ActionData = Type.Partial(
  Type.Object({
    lookingFor: oneOf(...lookingForChoices),
    adl: choices,
    timing: oneOf(...timingChoices),
    budgetRange: choice,
    isCustomBudgetRange: oneOf('yes', 'no'),
    budget: choices,
    consultationRequested: yesOrNo,
    housingOptions: oneOf('buy', 'rent', 'sell'),
    homeSaleInterest: yesOrNo,
    communityInfo: choice,
    communityInfoOther: text(2000),
    tourDate: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    tourTimeText: choice,
    similarCommunities: Type.Array(communitySlug, { maxItems: 30 }),
    noCalls: Type.Literal(true),
    residentName: name(120),
    nextStep: oneOf('requestTour', 'none', 'preQualify', 'talk', 'detailedPricingBreakDown', 'others'),
    resident: Type.Object({ firstName: anyName(80), lastName: anyName(80) }, { additionalProperties: false }),
    city: anyName(120),
    state: anyName(120),
    zip: anyLine(10),
    tourDataInfo: Type.Array(
      Type.Object({ tourTimeText: choice, tourDate: choice, tourTimezone: choice }, { additionalProperties: false }),
      { maxItems: 10 },
    ),
    entry: choice,
    cta: choice,
    affiliateSource: choice,
    leadSource: choice,
    channel: choice,
    medium: choice,
    pricingCareType: choice,
    pricingRoomType: choice,
    wordings: Type.Array(NamedWording, { maxItems: 5 }),
    isDisclosureAcknowledged: Type.Boolean(),
    disclosureText: Type.String({ maxLength: 8000 }),
    // Wizards from before stored wordings sent texts of their own. They're ignored, so a request sent again still gets its first response.
    consents: Type.Array(Type.Unknown(), { maxItems: 20 }),
    addedByName: Type.Array(communitySlug, { maxItems: 30 }),
    callPreferences: PreferredCalls,
    language: Type.String({ pattern: '^[a-z]{2}$' }),
    age: Type.Integer({ minimum: 1, maximum: 150 }),
    searchStage: oneOf('hospital', 'touring', 'startedSearching', 'researching'),
    searchReasons: someOf('rehab', 'overwhelmed', 'needsNotMet', 'isolation', 'other'),
    searchReasonsOther: text(2000),
    interests: choices,
    roomPreferences: someOf('Studio', '1 Bedroom', '2 Bedroom', 'Private Suite', 'Shared Suite'),
    assistances: someOf('family', 'pro-staff', 'self'),
    moreInfoFromLeadChoice: yesOrNo,
    moreInfoFromLead: text(2000),
    exitSurvey: Type.Object(
      { choices: Type.Array(choice, { minItems: 1, maxItems: 30, uniqueItems: true }), variant: choice },
      { additionalProperties: false },
    ),
  }),
  { additionalProperties: false },
)

/** A day and time of day for a tour. [TOUR-005] */
export const TourChoice = Type.Object({ date: tourDay, time: tourTime }, { additionalProperties: false })

/** A user action as the wizard sends it. [API-006, DATA-008] */
export const NewUuidAction = Type.Object(
  {
    actionType: Type.Union([
      Type.Literal('pricing-request'),
      Type.Literal('tour-request'),
      Type.Literal('contact'),
      Type.Literal('wizard-step'),
      Type.Literal('disclosure'),
      Type.Literal('exit-survey'),
      Type.Literal('post-conversion'),
    ]),
    actionPage: Type.String({ minLength: 1, maxLength: 300, pattern: '^/' }),
    actionInfo: Type.Object(
      {
        requestId: uuid,
        callerChoiceId: Type.Optional(uuid),
        tourSlot: Type.Optional(TourChoice),
        agentId: Type.Optional(agentId),
        callStartsAt: Type.Optional(CallStart),
        status: Type.Union([Type.Literal('pending'), Type.Literal('complete')]),
        data: ActionData,
        name: Type.Optional(name(160)),
        phone: Type.Optional(phone),
        email: Type.Optional(email),
        slug: Type.Optional(communitySlug),
        slugs: Type.Optional(Type.Array(communitySlug, { maxItems: 10 })),
        contactType: Type.Optional(
          Type.Union([Type.Literal('online'), Type.Literal('phone'), Type.Literal('in person')]),
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type NewUuidAction = Static<typeof NewUuidAction>

/** Filters for your own user actions. [API-007] */
export const UuidActionParameters = Type.Object(
  {
    ...paging,
    'filter[actionType]': Type.Optional(Type.Union([Type.Literal('pricing-request'), Type.Literal('tour-request')])),
  },
  { additionalProperties: false },
)
export type UuidActionParameters = Static<typeof UuidActionParameters>

/** User actions, and the leads they create. [API-006, API-007] */
export const uuidActions = {
  create: {
    method: 'POST',
    path: '/platform/uuid-actions',
    status: 201,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Records a user action; a complete request creates a family, leads, and notifications',
    resource: 'uuid-actions',
    body: NewUuidAction,
    response: of<UuidAction>(),
  },
  list: {
    method: 'GET',
    path: '/platform/uuid-actions',
    status: 200,
    access: 'anyone',
    summary: 'Lists your user actions, newest first',
    resource: 'uuid-actions',
    query: UuidActionParameters,
    response: pageOf<UuidAction>(),
  },
} as const satisfies Endpoints
