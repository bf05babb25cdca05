import type { CallerChoice, MonthlyCost, UserAction } from '@pkg/domain'
import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ConversionFlow } from './ConversionFlow'
import type { ConversionFlowProps } from './conversion-flow-props'
import { community, d2cCommunity, flowProps, homebase, inColorado, referred, submitted } from './flow.stories.kit'
import { memoryStorage } from '../Gwizzy/gwizzy.stories.kit'
import { storageAtPostStep } from '../PostConversion/post.stories.kit'
import { loadProgress } from '../progress/persist-progress'
import { loadFollowUps } from './follow-ups'

// Waiting for a script would let time pass.
beforeAll(() =>
  Promise.all([loadFollowUps({ isDisclosureEnabled: true }), import('../texts/es'), import('../texts/es-after')]),
)
beforeEach(() => {
  vi.useFakeTimers()
  // The test document has the dialog element but not its modal behavior.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = async (name: string | RegExp) => {
  act(() => screen.getByRole('button', { name }).click())
  await pass(0)
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent

/** Renders a flow whose wizard has just finished, and continues from the screen that says who has the request. */
async function through(props: Partial<ConversionFlowProps> = {}) {
  const page = await finishWizard(props)
  if (screen.queryByText('Sent') ?? screen.queryByText('Enviada')) await press(/^(Continue|Continuar)$/)
  return page
}

/** Renders a flow whose wizard has just finished. */
async function finishWizard(props: Partial<ConversionFlowProps> = {}) {
  const onClose = vi.fn()
  const { flowServices } = props
  const services = { ...flowProps.flowServices, ...flowServices }
  const page = render(
    <ConversionFlow
      {...flowProps}
      storage={submitted(props.community, props.community?.isD2C ? { budgetRange: '$5K+' } : {})}
      onClose={onClose}
      {...props}
      flowServices={services}
    />,
  )
  await pass(3000)
  await pass(0)
  return { ...page, onClose }
}

const oneToMany = { isOneToManyEnabled: true }

test('shows the advisor, then more questions, then closes [CONF-001, FLOW-011, FLOW-017, FLOW-018, POST-017]', async () => {
  const { onClose } = await through()
  expect(title()).toBe('Teresa Lindqvist is your local advisor')
  expect(document.activeElement?.textContent).toBe('Teresa Lindqvist is your local advisor')
  expect(screen.getByRole('dialog', { name: 'Teresa Lindqvist is your local advisor' })).toBeTruthy()
  await press('Continue')
  expect(title()).toBe('Who’s moving in?')
  expect(onClose).not.toHaveBeenCalled()
})

test('the questions after a request don’t replace its place with the one that the host expected [POST-014]', async () => {
  const createUuidAction = vi.fn((_action: UserAction) => Promise.resolve())
  const storage = submitted()
  const atLastQuestion = storageAtPostStep('MoreInfoLeadInfo', { age: 84, moreInfoFromLeadChoice: 'No' })
  storage.setItem('postConversion', atLastQuestion.getItem('postConversion') ?? '')
  const location = { searchParams: { city: 'Nampa', state: 'ID', zip: '' } }
  await through({ storage, settings: { prefill: { location } }, flowServices: { createUuidAction } })
  await press('Continue')
  await press('Submit')
  const [answers] = createUuidAction.mock.lastCall ?? []
  expect(answers).toMatchObject({ actionType: 'post-conversion', actionInfo: { data: { age: 84 } } })
  expect(JSON.stringify(answers)).not.toContain('Nampa')
})

test('says who has the request until the family continues [FLOW-005, GWZ-113, TRUTH-003]', async () => {
  await finishWizard()
  await pass(60_000)
  expect(title()).toBe('Thank you! We will get back to you shortly')
  expect(screen.getByRole('heading', { name: 'Who has your request' })).toBeTruthy()
  await press('Continue')
  expect(title()).toBe('Teresa Lindqvist is your local advisor')
})

const cost: MonthlyCost = {
  total: { low: 4200, likely: 4200, high: 5100 },
  parts: [
    { kind: 'rent', amount: { low: 4200, likely: 4200, high: 5100 }, source: 'community', asOf: '2020-01-31' },
    { kind: 'care', source: 'community' },
  ],
}

test.each([
  ['where the request is sent', community, 'About $4,200 a month for your mother, before care'],
  ['after a disclosure', inColorado, 'Teresa Lindqvist is your local advisor'],
])('shows the price with its parts, sources, and dates %s [TRUTH-010, TRUST-012]', async (_, requested, heading) => {
  const getCost = vi.fn(() => Promise.resolve(cost))
  await finishWizard({ community: requested, flowServices: { getCost } })
  if (requested.isDisclosureEnabled) {
    await press('I acknowledge')
    await pass(4000)
  }
  await pass(0)
  expect(title()).toBe(heading)
  await pass(0)
  const dialog = screen.getByRole('dialog').textContent
  expect(dialog).toContain('Room and meals$4,200 – $5,100From the community, Jan 31, 2020, more than 90 days ago')
  expect(dialog).toContain('CareNot statedAsk about this')
  expect(dialog).toContain('Each month$4,200 – $5,100Most likely $4,200')
})

test('the wizard stays and says the request was sent while the next modal is chosen [FLOW-005]', async () => {
  await through({ flowServices: { getHomebase: () => new Promise(() => undefined) } })
  expect(title()).toBe('Thank you! We will get back to you shortly')
})

test('never says that a request was sent before it arrived, and waits with what follows [ERR-011, GWZ-111]', async () => {
  const createUuidAction = vi.fn((_action: unknown): Promise<unknown> => Promise.reject(new Error('The API is down')))
  await through({ flowServices: { createUuidAction } })
  expect(title()).toBe('Oops! Something went wrong.')
  expect(screen.queryByText('Sent')).toBeNull()
  createUuidAction.mockImplementation(() => Promise.resolve())
  await press('Try again')
  await press('Continue')
  expect(title()).toBe('Teresa Lindqvist is your local advisor')
})

test('says who has the request, and then continues on homebase, which takes the place of its own page [FLOW-010, FLOW-013]', async () => {
  const navigate = vi.fn()
  const flow = { flowServices: { navigate }, flowSettings: { contactMode: 'homebase' } } as const
  const { onClose } = await finishWizard({ ...flow, layout: 'page' })
  await pass(60_000)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you! We will get back to you shortly')
  expect(navigate).not.toHaveBeenCalled()
  await press('Continue')
  const [path] = navigate.mock.lastCall ?? []
  expect(path).toBe(
    `/homebase?modal=communityPricing&communityName=${new URLSearchParams({ n: community.name }).toString().slice(2)}`,
  )
  expect(navigate).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('says who has the request where the disclosure was acknowledged before, and waits until it arrived [DISC-007, FLOW-010, GWZ-111]', async () => {
  const navigate = vi.fn()
  const createUuidAction = vi.fn((_action: unknown): Promise<unknown> => Promise.reject(new Error('The API is down')))
  const acknowledged = {
    ...homebase,
    uuidInfo: { ...homebase.uuidInfo, disclosureData: { isAcknowledged: true, states: ['CO' as const] } },
  }
  await finishWizard({
    community: inColorado,
    visitor: { id: 'ann' },
    flowServices: { navigate, createUuidAction, getHomebase: () => Promise.resolve(acknowledged) },
    flowSettings: { contactMode: 'homebase' },
  })
  expect(title()).toBe('Oops! Something went wrong.')
  expect(navigate).not.toHaveBeenCalled()
  createUuidAction.mockImplementation(() => Promise.resolve())
  await press('Try again')
  expect(title()).toBe('Thank you! We will get back to you shortly')
  await press('Continue')
  expect(navigate).toHaveBeenCalledOnce()
})

test("closes if it isn't asked to continue [FLOW-005]", async () => {
  const { onClose } = await finishWizard({ continues: false })
  expect(onClose).not.toHaveBeenCalled()
  await press('Continue')
  expect(onClose).toHaveBeenCalledOnce()
})

test('offers nearby communities with cards and reasons, and one button for all [CONF-002, CONF-003, CONF-004, CONF-005, FLOW-006]', async () => {
  const createProfileContactActionBySlugs = vi.fn((_slugs: string[], _id: string) => Promise.resolve())
  await through({ flowSettings: oneToMany, flowServices: { createProfileContactActionBySlugs } })
  expect(title()).toBe('Request a call from these nearby community options for pricing')
  expect(screen.getByRole('heading', { name: 'Why we think these might be a good fit for you:' })).toBeTruthy()
  expect(screen.getByText('They’re within your budget.')).toBeTruthy()
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(cards[0]).toContain('Old Mill TerraceAssisted Living · Memory CareFort Collins, CO · 1.8 miles away')
  expect(cards[0]).toContain('From $4,200/mo')
  expect(cards[1]).toContain('From $X,XXX/mo')
  await press('Get pricing from all')
  expect(screen.getByRole('button', { name: 'Requesting' }).getAttribute('aria-disabled')).toBe('true')
  await pass(4000)
  expect(createProfileContactActionBySlugs.mock.calls[0]?.[0]).toEqual([
    'old-mill-terrace',
    'marigold-house',
    'poudre-view',
  ])
  expect(screen.getByText('Pricing has been requested')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  await press('Continue')
  expect(title()).toBe('Teresa Lindqvist is your local advisor')
})

const nearbyChoice: CallerChoice = {
  id: 'choice-1',
  callers: [
    { kind: 'community', id: 'old-mill-terrace', name: 'Old Mill Terrace' },
    { kind: 'advisor', id: 'teresa-lindqvist', name: 'Teresa Lindqvist' },
  ],
  callBy: '2026-11-24T21:30:00.000Z',
  timeZone: 'America/Denver',
}
const chooseCallers = ({ slugs }: { slugs: string[] }) =>
  Promise.resolve(slugs.includes('poudre-view') ? nearbyChoice : { ...nearbyChoice, id: 'wizard-choice' })

test('says nothing about callers of nearby communities before it’s known who would call [TRUTH-001, TRUTH-003]', async () => {
  let answer: (choice: CallerChoice) => void = () => undefined
  const slow = ({ slugs }: { slugs: string[] }) =>
    slugs.includes('poudre-view')
      ? new Promise<CallerChoice>((resolve) => {
          answer = resolve
        })
      : chooseCallers({ slugs })
  await through({ flowSettings: oneToMany, flowServices: { chooseCallers: slow } })
  expect(screen.queryByText(/will ask|When you send this request/)).toBeNull()
  const all = screen.getByRole('button', { name: 'Get pricing from all' })
  const skip = screen.getByRole('button', { name: 'Skip' })
  for (const button of [all, skip]) expect(button.getAttribute('aria-disabled')).toBe('true')
  await act(() => Promise.resolve(answer(nearbyChoice)))
  expect(screen.getByText(/^Your advisor will ask Marigold House and Poudre View for you\./)).toBeTruthy()
  for (const button of [all, skip]) expect(button.getAttribute('aria-disabled')).not.toBe('true')
})

test('a family requests nearby communities one by one and reads who gets its contact info and what it agrees to [TRUTH-001, TRUTH-002, TRUTH-003, TRUST-005, CONF-004]', async () => {
  const createProfileContactActionBySlugs = vi.fn((_slugs: string[], _id: string, _choice?: string) =>
    Promise.resolve(),
  )
  await through({ flowSettings: oneToMany, flowServices: { createProfileContactActionBySlugs, chooseCallers } })
  expect(
    screen.getByText(/^When you send this request, you agree that the team at Old Mill Terrace and Teresa/),
  ).toBeTruthy()
  expect(screen.getByText(/answers go to: Old Mill Terrace\.$/)).toBeTruthy()
  expect(screen.getByText(/^Your advisor will ask Marigold House and Poudre View for you\./)).toBeTruthy()
  await press('Get pricing from Marigold House')
  await pass(4000)
  expect(createProfileContactActionBySlugs.mock.calls).toEqual([[['marigold-house'], expect.any(String), 'choice-1']])
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(cards.map((text) => text?.includes('Sent'))).toEqual([false, true, false, false, false])
  expect(screen.getByText(/^Your advisor will ask Poudre View for you\./)).toBeTruthy()
  await press('Continue')
  expect(title()).toBe('Teresa Lindqvist is your local advisor')
})

test('says why a slot is empty when a request can go to no more communities [CONF-006, TRUST-005, TRUTH-003]', async () => {
  const limited = { ...homebase, openShares: 2 }
  await through({ flowSettings: oneToMany, flowServices: { getHomebase: () => Promise.resolve(limited) } })
  expect(screen.getAllByText(/^A request goes to three communities at most/)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Get pricing from Poudre View' })).toBeNull()
})

test('asks again when someone else would call about nearby communities [TRUTH-001]', async () => {
  const changed = Object.assign(new Error('Someone else will call'), { status: 409, code: 'callers-changed' })
  const createProfileContactActionBySlugs = vi.fn(() => Promise.reject(changed))
  await through({ flowSettings: oneToMany, flowServices: { createProfileContactActionBySlugs, chooseCallers } })
  await press('Get pricing from Marigold House')
  expect(screen.getByText('Someone else will call than we told you. Check who, then ask again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Get pricing from Marigold House' })).toBeTruthy()
})

test('Skip sends no request and continues [CONF-005]', async () => {
  const createProfileContactActionBySlugs = vi.fn()
  await through({ flowSettings: oneToMany, flowServices: { createProfileContactActionBySlugs } })
  await press('Skip')
  expect(title()).toBe('Teresa Lindqvist is your local advisor')
  expect(createProfileContactActionBySlugs).not.toHaveBeenCalled()
})

test('slots without a community stay placeholders, three in all [CONF-006]', async () => {
  const [only] = homebase.recommendedCommunities
  const one = { ...homebase, recommendedCommunities: only ? [only] : [] }
  await through({ flowSettings: oneToMany, flowServices: { getHomebase: () => Promise.resolve(one) } })
  expect(screen.getAllByText('No more communities to show here')).toHaveLength(2)
})

test('a failed request to all communities shows an error and can be retried [CTA-005, ERR-012]', async () => {
  const down = () => Promise.reject(new Error('The API is down'))
  await through({ flowSettings: oneToMany, flowServices: { createProfileContactActionBySlugs: down } })
  await press('Get pricing from all')
  expect(screen.getByText('Opps. Something went wrong, please try again!')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Get pricing from all' })).toBeTruthy()
})

test('shows a referred D2C family who will call, with a note for each, and who calls otherwise [CONF-001, FLOW-009, TRUTH-003, TRUTH-008]', async () => {
  await through({ community: d2cCommunity, flowServices: { getHomebase: () => Promise.resolve(referred) } })
  expect(title()).toBe("Requests sent. You'll receive calls from the following communities:")
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => within(row).getAllByText(/./)[0]?.textContent)).toEqual([
    'Cottonwood Bend',
    'Marigold House',
  ])
  for (const row of rows) expect(row.textContent).toContain('Advisor note: ')
  expect(
    screen.getByText(
      /^If you don’t hear from them by Tue, Nov 24, 2:30 PM MST, Teresa Lindqvist, a local advisor, will/,
    ),
  ).toBeTruthy()
  expect(screen.getByText('No other community has your information.')).toBeTruthy()
  await press('Continue')
  expect(title()).toBe('Who are you searching for?')
})

test('doesn’t say that no other community has the information when one does [TRUTH-003]', async () => {
  const { uuidInfo } = referred
  const referralInfo = { ...uuidInfo.referralInfo, hasOtherRecipients: true }
  const shared = { ...referred, uuidInfo: { ...uuidInfo, referralInfo } }
  await through({ community: d2cCommunity, flowServices: { getHomebase: () => Promise.resolve(shared) } })
  expect(screen.queryByText('No other community has your information.')).toBeNull()
})

test("shows the state's disclosure text, the two statements, and two equal answers [DISC-002, DISC-003, DISC-004, FLOW-008]", async () => {
  const sent = vi.fn((_action: { actionType: string; actionInfo: { data: object } }) => Promise.resolve())
  await through({ community: inColorado, flowServices: { createUuidAction: sent } })
  expect(title()).toBe('Before we continue')
  expect(screen.getByText('Our service is always free')).toBeTruthy()
  expect(screen.getByText('We are compensated by the community only if you move')).toBeTruthy()
  const yes = screen.getByRole('button', { name: 'I acknowledge' })
  const no = screen.getByRole('button', { name: 'I do not acknowledge' })
  expect(yes.className).toBe(no.className)
  const shown = screen.getByText('Our service is always free').closest('section')?.textContent ?? ''
  await press('I do not acknowledge')
  expect(title()).toBe('Please wait while we submit your request')
  const disclosure = sent.mock.calls.map(([action]) => action).find(({ actionType }) => actionType === 'disclosure')
  expect(disclosure?.actionInfo.data).toMatchObject({ isDisclosureAcknowledged: false, state: 'CO' })
  for (const line of String(
    Object.entries(disclosure?.actionInfo.data ?? {}).find(([name]) => name === 'disclosureText')?.[1],
  )
    .split('\n')
    .filter((_, index) => index !== 2)) {
    for (const part of line.split(': ')) expect(shown).toContain(part)
  }
  await pass(4000)
  await pass(0)
  expect(title()).toBe('Teresa Lindqvist is your local advisor')
})

test('shows the disclosure that admins published, and records exactly that text [DISC-002, DISC-005, TRUST-015]', async () => {
  const section = { title: 'Who pays', text: '{communities} pays {operator}. {fees}' }
  const law = { cite: 'C.R.S. § 6-1-730', url: 'https://leg.colorado.gov/730' }
  const disclosure = { state: 'CO', version: 'CO-9', law, sections: { en: [section], es: [section] } }
  const sent = vi.fn((_action: { actionType: string; actionInfo: { data: object } }) => Promise.resolve())
  await through({ community: { ...inColorado, disclosure }, flowServices: { createUuidAction: sent } })
  expect(screen.getByRole('link', { name: law.cite })).toHaveProperty('href', law.url)
  expect(screen.getByText(`${inColorado.name} pays ${flowProps.support.name}.`, { exact: false })).toBeTruthy()
  expect(screen.queryByText('You may refuse')).toBeNull()
  await press('I acknowledge')
  const answer = sent.mock.calls.map(([action]) => action).find(({ actionType }) => actionType === 'disclosure')
  expect(answer?.actionInfo.data).toMatchObject({
    disclosureText: expect.stringContaining('C.R.S. § 6-1-730 (CO-9)\nWho pays: '),
  })
})

test('says what a refused disclosure means for each community, before and after [DISC-004, TRUTH-003, TRUTH-005]', async () => {
  const { referralInfo } = homebase.uuidInfo
  const refused: typeof homebase = {
    ...homebase,
    client: { ...homebase.client, communitiesInterested: homebase.recommendedCommunities },
    uuidInfo: { ...homebase.uuidInfo, referralInfo: { ...referralInfo, undisclosedSlugs: ['old-mill-terrace'] } },
  }
  const [other] = homebase.recommendedCommunities
  const own = other && { ...other, id: inColorado.id, name: inColorado.name, isDirect: true }
  const requested: typeof homebase = {
    ...homebase,
    client: { ...homebase.client, communitiesInterested: own ? [own] : [] },
    uuidInfo: { ...homebase.uuidInfo, referralInfo: { ...referralInfo, heldSlugs: [inColorado.id] } },
  }
  const getHomebase = vi.fn().mockResolvedValueOnce(requested).mockResolvedValue(refused)
  const createProfileContactActionBySlugs = () => Promise.resolve()
  const flowServices = { createProfileContactActionBySlugs, chooseCallers, getHomebase }
  await through({ community: inColorado, flowSettings: oneToMany, flowServices })
  expect(screen.getByText(/^If you acknowledge the disclosure on the next screen, .+ Old Mill Terrace\.$/)).toBeTruthy()
  await press('Get pricing from Old Mill Terrace')
  await pass(4000)
  const [card] = screen.getAllByRole('listitem')
  expect(card?.textContent).toContain('Requested')
  expect(card?.textContent).not.toContain('Sent')
  await press('Continue')
  const names = `${inColorado.name} and Old Mill Terrace`
  const meaning = `If you don’t acknowledge this, we won’t send your request to ${names}. A local advisor will help you instead.`
  expect(screen.getByText(meaning)).toBeTruthy()
  await press('I do not acknowledge')
  await pass(4000)
  await pass(0)
  expect(title()).toBe('Teresa Lindqvist is your local advisor')
  const outcome = 'You didn’t acknowledge the disclosure, so we didn’t send your request to Old Mill Terrace.'
  expect(screen.getByText(outcome)).toBeTruthy()
})

test('reports closing, and shows that the request was sent when opened again [CTA-002]', async () => {
  const { onClose, rerender } = await through({ flowSettings: { contactMode: 'homebase' } })
  expect(onClose).toHaveBeenCalledOnce()
  const props = { ...flowProps, flowSettings: { contactMode: 'homebase' as const }, onClose }
  rerender(<ConversionFlow {...props} open={false} />)
  await pass(300)
  rerender(<ConversionFlow {...props} open />)
  await pass(0)
  expect(title()).toBe('Thank you! We will get back to you shortly')
})

/** Returns a homebase whose request to a community in Colorado, and to one near it, waits for the disclosure. */
function withHeld(): typeof homebase {
  const [other] = homebase.recommendedCommunities
  if (!other) throw new Error('No nearby community')
  const own = { ...other, id: inColorado.id, name: inColorado.name, isDirect: true }
  const { referralInfo } = homebase.uuidInfo
  return {
    ...homebase,
    client: { ...homebase.client, communitiesInterested: [own, other] },
    uuidInfo: { ...homebase.uuidInfo, referralInfo: { ...referralInfo, heldSlugs: [own.id, other.id] } },
  }
}

test.each([
  ['returns to the disclosure of a request that waits for it', withHeld(), 'Before we continue'],
  ['shows a request whose disclosure was answered as sent', homebase, 'Thank you! We will get back to you shortly'],
])('opened again, it %s [GWZ-112, TRUTH-003, TRUTH-005]', async (_, later, heading) => {
  const getHomebase = vi.fn().mockResolvedValueOnce(homebase).mockResolvedValue(later)
  const props = { community: inColorado, flowServices: { getHomebase } }
  const { onClose, rerender } = await through(props)
  await press('Close')
  expect(onClose).toHaveBeenCalledOnce()
  rerender(<ConversionFlow {...flowProps} {...props} open={false} />)
  await pass(300)
  rerender(<ConversionFlow {...flowProps} {...props} open />)
  await pass(0)
  expect(title()).toBe(heading)
})

test.each([
  ['the browser that sent the request', false],
  ['another browser of the person', true],
])(
  'on a later visit from %s, one disclosure names every community that waits for it [TRUTH-003, TRUTH-005]',
  async (_, isOther) => {
    const storage = submitted(inColorado)
    const first = await through({ community: inColorado, storage })
    first.unmount()
    const createUuidAction = vi.fn((_action: UserAction) => Promise.resolve())
    const flowServices = { getHomebase: () => Promise.resolve(withHeld()), createUuidAction }
    render(
      <ConversionFlow
        {...flowProps}
        {...(isOther ? { resumesDisclosure: true } : { storage })}
        community={inColorado}
        flowServices={flowServices}
      />,
    )
    await pass(0)
    const names = `${inColorado.name} and Old Mill Terrace`
    expect(screen.getByText(new RegExp(`we won’t send your request to ${names}`))).toBeTruthy()
    await press('I acknowledge')
    const [answer] = createUuidAction.mock.lastCall ?? []
    expect(answer).toMatchObject({
      actionType: 'disclosure',
      actionInfo: { slugs: [inColorado.id, 'old-mill-terrace'], data: { isDisclosureAcknowledged: true } },
    })
    await pass(4000)
    await pass(0)
    expect(title()).toBe('Teresa Lindqvist is your local advisor')
  },
)

test('an answer from another browser has an id of its own, which no later request of that browser shares [TRUTH-005]', async () => {
  const createUuidAction = vi.fn((_action: UserAction) => Promise.resolve())
  const storage = memoryStorage()
  const flowServices = { getHomebase: () => Promise.resolve(withHeld()), createUuidAction }
  render(<ConversionFlow {...flowProps} {...{ storage, flowServices }} community={inColorado} resumesDisclosure />)
  await pass(0)
  await press('I acknowledge')
  const stored = loadProgress('gwizzy', storage)
  expect(stored?.requestId).toBeTruthy()
  expect(createUuidAction.mock.lastCall?.[0].actionInfo.requestId).not.toBe(stored?.requestId)
})

test('a request that is sent only on a later visit goes on to its disclosure [GWZ-111, TRUTH-003, TRUTH-005]', async () => {
  const storage = submitted(inColorado)
  const offline = { createUuidAction: () => Promise.reject(new Error('offline')) }
  const first = await finishWizard({ community: inColorado, storage, flowServices: offline })
  first.unmount()
  const flowServices = { getHomebase: () => Promise.resolve(withHeld()), createUuidAction: () => Promise.resolve() }
  render(<ConversionFlow {...flowProps} {...{ storage, flowServices }} community={inColorado} />)
  await pass(0)
  expect(title()).not.toBe('Before we continue')
  await pass(3000)
  await pass(0)
  expect(title()).toBe('Before we continue')
})

test('shows what follows in Spanish too', async () => {
  await through({ language: 'es', flowSettings: oneToMany })
  await vi.waitFor(() => expect(title()).toBe('Pida una llamada con precios de estas residencias cercanas'))
})
