import {
  type Brand,
  type DisclosureState,
  homeConsent,
  type LeadSource,
  namedWording,
  realEstateNeeds,
} from '@pkg/domain'
import { disclosures, disclosureText } from '@pkg/domain/disclosures'
import type { DemoBrowser } from './demo-browser'
import type { DemoFamily } from './families'

/** Sends a demo family's request, after the choice of who will call, as the wizard does. */
export async function sendRequest(browser: DemoBrowser, family: DemoFamily): Promise<void> {
  const { requestId, communitySlugs: slugs, name, email, phone, tourSlot } = family
  const data = requestData(family)
  const { city, state, zip, consultationRequested } = data
  const agreed = ['contact' as const, ...realEstateNeeds(data).map(homeConsent)]
  const choice = await browser.post('/platform/caller-choices', 'caller-choices', {
    slugs,
    city,
    state,
    zip,
    ...(consultationRequested ? { consultationRequested } : {}),
  })
  await browser.post('/platform/uuid-actions', 'uuid-actions', {
    actionType: 'pricing-request',
    actionPage: '/',
    actionInfo: {
      requestId,
      callerChoiceId: choice.id,
      status: 'complete',
      slug: slugs[0],
      slugs,
      ...(tourSlot ? { tourSlot } : {}),
      name,
      email,
      phone,
      data: { ...data, wordings: agreed.map((id) => namedWording(id, 'en')) },
    },
  })
}

/** Answers a state's disclosure about the community of a request. */
export async function answerDisclosure(
  browser: DemoBrowser,
  { requestId, communitySlugs: slugs }: DemoFamily,
  { state, isAcknowledged, communities, brand }: Disclosure,
): Promise<void> {
  const operator = { operator: brand.name, phone: brand.phone, email: brand.email, communities }
  await browser.post('/platform/uuid-actions', 'uuid-actions', {
    actionType: 'disclosure',
    actionPage: '/',
    actionInfo: {
      requestId,
      status: 'complete',
      slugs,
      data: {
        state,
        isDisclosureAcknowledged: isAcknowledged,
        disclosureText: disclosureText(disclosures[state], 'en', operator),
      },
    },
  })
}

interface Disclosure {
  state: DisclosureState
  isAcknowledged: boolean
  communities: { name: string; feePercent: number }[]
  brand: Brand
}

/** Where families come from: most ask for prices, and the others came through an ad, the chat, a saved list, or another page. [DATA-016] */
const sources: readonly LeadSource[] = [
  ...(['get pricing', 'get pricing', 'get pricing', 'get pricing', 'paid ad', 'paid ad'] as const),
  ...(['chatbot', 'homebase', 'contact', 'exit popup'] as const),
]

/** Returns a source that a family keeps, by the last digit of its phone number. */
const sourceOf = (phone: string): LeadSource => sources[Number(phone.at(-1))] ?? 'get pricing'

function requestData({ answers, callPreferences, phone, city, state, zip }: DemoFamily) {
  const {
    adl,
    location: _location,
    firstName: _first,
    lastName: _last,
    email: _email,
    phone: _phone,
    ...rest
  } = answers
  return {
    ...rest,
    leadSource: sourceOf(phone),
    ...(adl ? { adl: [adl] } : {}),
    ...(callPreferences ? { callPreferences } : {}),
    city,
    state,
    zip,
  }
}
