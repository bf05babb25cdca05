import { noBenefits } from '@pkg/domain'
import type { ConversionSchemaType } from '@pkg/domain'
import { describe, expect, test, vi } from 'vitest'
import type { ConversionData } from '../answers/conversion-data'
import { settle } from '../machines/wizard.test.kit'
import { buildHomebase, recommendation, startFlow, type FlowUnderTest } from './flow.test.kit'
import type { FlowEvent, Modal } from './flow-context'

const oneToMany = { isOneToManyEnabled: true }
const toHomebase = { contactMode: 'homebase' } as const
const homebaseOfOakHouse = '/homebase?modal=communityPricing&communityName=Oak+House'
const arizona = { state: 'AZ', isDisclosureEnabled: true }
const d2c = { isD2C: true, conversionSchemaType: 'D2C' } as const
const elm = recommendation('elm', 3)
const referred = buildHomebase({ referred: ['oak-house'] })

describe('opening and closing', () => {
  test('nothing is open until start opens the wizard, and reset clears everything [FLOW-001]', async () => {
    const flow = startFlow({ homebase: buildHomebase({ recommended: [elm] }), settings: oneToMany })
    expect(flow.modal()).toBe('none')
    await flow.send({ type: 'start' })
    expect(flow.modal()).toBe('conversion')
    await flow.complete({ adl: 'no-care' })
    expect(flow.context()).toMatchObject({ modal: 'recommendedCommunities', data: { adl: 'no-care' } })
    await flow.send({ type: 'reset' })
    expect(flow.context()).toMatchObject({ modal: 'none', data: undefined, recommended: [], homebase: undefined })
  })

  test('the modals have these states and no others [FLOW-001, FLOW-002]', () => {
    const opening = Object.values(startFlow().actor.logic.states).filter(({ entry }) =>
      entry.some((action) => typeof action === 'object' && 'type' in action && action.type === 'open'),
    )
    expect(opening.map(({ key }) => key).sort()).toEqual(
      [
        'none',
        'conversion',
        'postConversion',
        'recommendedCommunities',
        'advisor',
        'd2cConfirmation',
        'disclosure',
      ].sort(),
    )
  })

  test('passes on the data of a completed wizard to be saved [FLOW-003]', async () => {
    const saveConversion = vi.fn()
    await startFlow({ services: { saveConversion } }).complete({ budgetRange: '$5K+' })
    expect(saveConversion).toHaveBeenCalledExactlyOnceWith({ budgetRange: '$5K+' })
  })

  test('a closed modal stays closed [FLOW-018]', async () => {
    const flow = startFlow()
    await flow.complete()
    await flow.send({ type: 'close' })
    expect(flow.modal()).toBe('none')
  })
})

describe('after the wizard is completed', () => {
  test('an active-adult flow ends with its data saved [FLOW-003, FLOW-004]', async () => {
    const saveConversion = vi.fn()
    const getHomebase = vi.fn()
    const flow = startFlow({
      community: { conversionSchemaType: 'activeAdult' },
      services: { saveConversion, getHomebase },
    })
    await flow.complete()
    expect(flow.modal()).toBe('none')
    expect(saveConversion).toHaveBeenCalledOnce()
    expect(getHomebase).not.toHaveBeenCalled()
  })

  test("closes if it isn't asked to continue [FLOW-005]", async () => {
    const flow = startFlow({ homebase: referred, community: d2c })
    await flow.complete({}, false)
    expect(flow.modal()).toBe('none')
  })

  test('fetches the homebase and the advisor while the wizard stays open [FLOW-005]', async () => {
    let answer: (homebase: ReturnType<typeof buildHomebase>) => void = () => undefined
    const getHomebase = () => new Promise<ReturnType<typeof buildHomebase>>((resolve) => (answer = resolve))
    const getAgent = vi.fn(async (id: string) => ({ id, name: 'Teresa Lindqvist', phone: '(208) 555-0142' }))
    const flow = startFlow({ services: { getHomebase, getAgent } })
    await flow.complete()
    expect(flow.modal()).toBe('conversion')
    answer(buildHomebase({ agent: { id: 'teresa', name: 'Teresa' } }))
    await settle()
    expect(getAgent).toHaveBeenCalledExactlyOnceWith('teresa')
    expect(flow.context()).toMatchObject({ modal: 'advisor', advisor: { name: 'Teresa Lindqvist' } })
  })

  test("names no one if no one is assigned, not even the community's advisor [FLOW-005, FLOW-011, TRUTH-001]", async () => {
    const flow = startFlow({ community: { partnerAgent: { id: 'ben', name: 'Ben' } } })
    await flow.complete()
    expect(flow.context()).toMatchObject({ modal: 'advisor', advisor: undefined })
  })

  test('logs a failed homebase request and continues without recommendations [ERR-002]', async () => {
    const error = new Error('down')
    const log = vi.fn()
    const flow = startFlow({ settings: oneToMany, services: { getHomebase: () => Promise.reject(error), log } })
    await flow.complete()
    expect(flow.context()).toMatchObject({ modal: 'advisor', recommended: [] })
    expect(log).toHaveBeenCalledExactlyOnceWith('Homebase not found', error)
  })

  test('logs a failed agent request and keeps the known contact [ERR-003]', async () => {
    const error = new Error('down')
    const log = vi.fn()
    const flow = startFlow({
      homebase: buildHomebase({ agent: { id: 'ben', name: 'Ben' } }),
      services: { getAgent: () => Promise.reject(error), log },
    })
    await flow.complete()
    expect(flow.context()).toMatchObject({ modal: 'advisor', advisor: { name: 'Ben' } })
    expect(log).toHaveBeenCalledExactlyOnceWith('Agent not found', error)
  })

  test('a hanging server delays the flow by at most eight seconds per request [FLOW-005, ERR-002, ERR-003]', async () => {
    const never = () => new Promise<never>(() => undefined)
    const slowHomebase = startFlow({ services: { getHomebase: never } })
    const slowAgent = startFlow({
      homebase: buildHomebase({ agent: { id: 'ben', name: 'Ben' } }),
      services: { getAgent: never },
    })
    for (const flow of [slowHomebase, slowAgent]) {
      await flow.complete()
      expect(flow.modal()).toBe('conversion')
      flow.clock.increment(8000)
      await settle()
      expect(flow.modal()).toBe('advisor')
    }
  })
})

type Choice = [why: string, flow: FlowUnderTest, modal: Modal, data?: ConversionData, went?: string[]]

describe('the next modal', () => {
  test.each<Choice>([
    [
      'recommendations',
      { settings: oneToMany, homebase: buildHomebase({ recommended: [elm] }) },
      'recommendedCommunities',
    ],
    [
      'picked communities',
      { settings: oneToMany, homebase: buildHomebase({ recommended: [elm] }) },
      'recommendedCommunities',
      { nextStep: 'none', similarCommunities: ['elm'] },
    ],
    [
      'recommendations before all else',
      {
        settings: { ...oneToMany, ...toHomebase },
        community: { ...arizona, ...d2c },
        homebase: buildHomebase({ recommended: [elm], referred: ['oak-house'] }),
      },
      'recommendedCommunities',
    ],
    ['one-to-many off', { homebase: buildHomebase({ recommended: [elm] }) }, 'advisor'],
    ['no one to recommend', { settings: oneToMany, homebase: buildHomebase({}) }, 'advisor'],
    [
      'only the community itself',
      { settings: oneToMany, homebase: buildHomebase({ recommended: [recommendation('oak-house', 0)] }) },
      'advisor',
    ],
    ['a disclosure', { community: { ...arizona, ...d2c }, homebase: referred, settings: toHomebase }, 'disclosure'],
    [
      'D2C with referrals, before homebase',
      { community: d2c, homebase: referred, settings: toHomebase },
      'd2cConfirmation',
    ],
    ['D2C without referrals', { community: d2c, homebase: buildHomebase({}) }, 'advisor'],
    ['referrals of another schema', { homebase: referred }, 'advisor'],
    ['homebase mode', { settings: toHomebase }, 'none', {}, [homebaseOfOakHouse]],
    [
      'homebase mode, assessed',
      { settings: { ...toHomebase, isAssessmentComplete: true } },
      'none',
      {},
      [homebaseOfOakHouse],
    ],
    ['modal mode', { settings: { contactMode: 'modal' } }, 'advisor'],
  ])(
    "with %s %o it's %s [FLOW-006, FLOW-007, FLOW-008, FLOW-009, FLOW-010, FLOW-011]",
    async (_why, input, modal, data, went = []) => {
      const flow = startFlow(input)
      await flow.complete(data)
      expect(flow.modal()).toBe(modal)
      expect(flow.went).toEqual(went)
    },
  )

  test('recommends at most three, nearest first, and never the community itself [FLOW-007]', async () => {
    const recommended = [
      recommendation('far', 19),
      recommendation('oak-house', 0),
      recommendation('near', 1),
      recommendation('middle', 5),
      recommendation('close', 2),
    ]
    const flow = startFlow({ settings: oneToMany, homebase: buildHomebase({ recommended }) })
    await flow.complete()
    expect(flow.context().recommended.map(({ id }) => id)).toEqual(['near', 'close', 'middle'])
  })

  test('recommends only those chosen in the wizard [FLOW-006, FLOW-007]', async () => {
    const recommended = [recommendation('near', 1), recommendation('far', 19), recommendation('farther', 20)]
    const flow = startFlow({ settings: oneToMany, homebase: buildHomebase({ recommended }) })
    await flow.complete({ nextStep: 'none', similarCommunities: ['farther', 'far', 'unknown'] })
    expect(flow.context().recommended.map(({ id }) => id)).toEqual(['far', 'farther'])
  })

  test.each([
    ['a signed-in person who acknowledged it', 'advisor', { id: 'ann' }, ['AZ'] as const],
    ["a signed-in person who acknowledged another state's", 'disclosure', { id: 'ann' }, ['TX'] as const],
    ['a signed-in person who did not', 'disclosure', { id: 'ann' }, [] as const],
    ['someone not signed in', 'disclosure', undefined, ['AZ'] as const],
  ])(
    'for %s a disclosure state leads to the %s modal [DISC-007, FLOW-008]',
    async (_who, modal, visitor, acknowledged) => {
      const flow = startFlow({
        visitor,
        community: arizona,
        homebase: buildHomebase({ acknowledged: [...acknowledged] }),
      })
      await flow.complete()
      expect(flow.modal()).toBe(modal)
    },
  )
})

describe('requesting all recommended communities', () => {
  const recommending = (services: FlowUnderTest['services'] = {}) =>
    startFlow({
      settings: oneToMany,
      services,
      homebase: buildHomebase({ recommended: [elm, recommendation('ash', 1)] }),
    })

  test('sends one request for all and reports it after four seconds [CTA-005]', async () => {
    const createProfileContactActionBySlugs = vi.fn(async () => undefined)
    const flow = recommending({ createProfileContactActionBySlugs })
    await flow.complete()
    await flow.send({ type: 'requestAll' })
    await flow.send({ type: 'requestAll' })
    expect(createProfileContactActionBySlugs).toHaveBeenCalledExactlyOnceWith(
      ['ash', 'elm'],
      expect.any(String),
      undefined,
    )
    flow.clock.increment(3999)
    expect(flow.context()).toMatchObject({ requested: [], notice: undefined })
    flow.clock.increment(1)
    expect(flow.context()).toMatchObject({ requested: ['ash', 'elm'], notice: 'Pricing has been requested' })
    await flow.send({ type: 'requestAll' })
    expect(createProfileContactActionBySlugs).toHaveBeenCalledOnce()
  })

  test('reports a failure, which can be retried under the same request [CTA-005, ERR-012]', async () => {
    const createProfileContactActionBySlugs = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('down'))
    const log = vi.fn()
    const flow = recommending({ createProfileContactActionBySlugs, log })
    await flow.complete()
    await flow.send({ type: 'requestAll' })
    expect(flow.context()).toMatchObject({
      requested: [],
      notice: 'Opps. Something went wrong, please try again!',
    })
    expect(log).toHaveBeenCalledOnce()
    await flow.send({ type: 'requestAll' })
    flow.clock.increment(4000)
    expect(flow.context().requested).toEqual(['ash', 'elm'])
    const [first, second] = createProfileContactActionBySlugs.mock.calls
    expect(second).toEqual(first)
  })

  test('requests communities one by one, each once and under its own key [TRUTH-003, TRUST-005]', async () => {
    const createProfileContactActionBySlugs = vi.fn(async (_slugs: string[], _id: string) => undefined)
    const flow = recommending({ createProfileContactActionBySlugs })
    await flow.complete()
    const request = async (id: string) => {
      await flow.send({ type: 'requestOne', id })
      flow.clock.increment(4000)
    }
    await request('elm')
    expect(flow.context()).toMatchObject({ requested: ['elm'], notice: 'Pricing has been requested' })
    await request('elm')
    await request('somewhere-else')
    await flow.send({ type: 'requestAll' })
    flow.clock.increment(4000)
    expect(flow.context().requested).toEqual(['elm', 'ash'])
    const [one, other, ...more] = createProfileContactActionBySlugs.mock.calls
    expect([one?.[0], other?.[0], more]).toEqual([['elm'], ['ash'], []])
    expect(one?.[1]).not.toBe(other?.[1])
  })

  test.each([
    [3, ['ash', 'elm']],
    [1, ['ash']],
  ])(
    'offers no more communities than a request can still go to, such as %i [TRUST-005, TRUTH-003]',
    async (openShares, ids) => {
      const homebase = buildHomebase({ recommended: [elm, recommendation('ash', 1)], openShares })
      const flow = startFlow({ settings: oneToMany, homebase })
      await flow.complete()
      expect(flow.context().recommended.map(({ id }) => id)).toEqual(ids)
    },
  )

  test('skips the offer when the request already went to three communities [TRUST-005]', async () => {
    const flow = startFlow({ settings: oneToMany, homebase: buildHomebase({ recommended: [elm], openShares: 0 }) })
    await flow.complete()
    expect(flow.modal()).toBe('advisor')
  })

  test('leaving while a request is being sent waits for it and counts it [TRUTH-004]', async () => {
    let arrive: () => void = () => undefined
    const flow = recommending({
      createProfileContactActionBySlugs: () => new Promise<undefined>((resolve) => (arrive = () => resolve(undefined))),
    })
    await flow.complete()
    await flow.send({ type: 'requestAll' })
    await flow.send({ type: 'recommendedDone' })
    expect(flow.context()).toMatchObject({ modal: 'recommendedCommunities', isLeaving: true, requested: [] })
    arrive()
    await settle()
    expect(flow.context()).toMatchObject({ modal: 'advisor', requested: ['ash', 'elm'] })
  })

  test('leaving within the four seconds after it arrived counts it too [TRUTH-004, CTA-005]', async () => {
    const flow = recommending({ createProfileContactActionBySlugs: async () => undefined })
    await flow.complete()
    await flow.send({ type: 'requestAll' })
    await flow.send({ type: 'recommendedDone' })
    expect(flow.context()).toMatchObject({ modal: 'advisor', requested: ['ash', 'elm'] })
  })

  test('leaving while a request fails stays and says so [TRUTH-004, ERR-012]', async () => {
    let fail: () => void = () => undefined
    const flow = recommending({
      createProfileContactActionBySlugs: () =>
        new Promise<undefined>((_, reject) => (fail = () => reject(new Error('down')))),
    })
    await flow.complete()
    await flow.send({ type: 'requestAll' })
    await flow.send({ type: 'recommendedDone' })
    fail()
    await settle()
    expect(flow.context()).toMatchObject({
      modal: 'recommendedCommunities',
      isLeaving: false,
      requested: [],
      notice: 'Opps. Something went wrong, please try again!',
    })
  })
})

describe('after a modal', () => {
  const recommended = [elm]
  const standing = async (modal: Modal, input: FlowUnderTest, data?: ConversionData) => {
    const flow = startFlow(input)
    await flow.complete(data)
    if (modal !== 'recommendedCommunities') await flow.send({ type: 'recommendedDone' })
    expect(flow.modal()).toBe(modal)
    return flow
  }

  test.each<[why: string, flow: FlowUnderTest, modal: Modal, went?: string[]]>([
    [
      'a disclosure is needed',
      { community: { ...arizona, ...d2c }, settings: { ...oneToMany, ...toHomebase } },
      'disclosure',
    ],
    [
      'homebase mode',
      { community: { ...d2c, isAutoReferable: true }, settings: { ...oneToMany, ...toHomebase } },
      'none',
      ['/homebase?modal=communityPricing&communityName=Oak+House&isAutoReferable=true'],
    ],
    [
      'homebase mode, from another entry point',
      { settings: { ...oneToMany, ...toHomebase, entryPoint: 'speakExpert' } },
      'none',
      ['/homebase?modal=speakExpert&communityName=Oak+House'],
    ],
    [
      'homebase mode, assessed',
      { community: d2c, settings: { ...oneToMany, ...toHomebase, isAssessmentComplete: true } },
      'd2cConfirmation',
    ],
    ['D2C', { community: d2c, settings: oneToMany }, 'd2cConfirmation'],
    ['neither', { settings: oneToMany }, 'advisor'],
  ])(
    'recommendations done, %s %o: %s [FLOW-012, FLOW-013, FLOW-014, HOME-001]',
    async (_why, input, modal, went = []) => {
      const homebase = buildHomebase({ recommended, referred: ['oak-house'] })
      const flow = await standing('recommendedCommunities', { ...input, homebase })
      await flow.send({ type: 'recommendedDone' })
      expect(flow.modal()).toBe(modal)
      expect(flow.went).toEqual(went)
    },
  )

  test.each<[isAcknowledged: boolean, flow: FlowUnderTest, modal: Modal, went?: string[]]>([
    [true, {}, 'advisor'],
    [false, {}, 'advisor'],
    [false, { community: d2c }, 'd2cConfirmation'],
    [true, { settings: toHomebase }, 'none', ['/homebase?modal=communityPricing&communityName=Oak+House']],
    [true, { settings: { ...toHomebase, isAssessmentComplete: true } }, 'advisor'],
  ])('disclosure confirmed, %s %o: %s [FLOW-015]', async (isAcknowledged, input, modal, went = []) => {
    const flow = startFlow({
      ...input,
      community: { ...arizona, ...input.community },
      homebase: buildHomebase({ referred: ['oak-house'] }),
    })
    await flow.complete()
    await flow.send({ type: 'disclosureConfirmed', isAcknowledged })
    expect(flow.modal()).toBe(modal)
    expect(flow.went).toEqual(went)
  })

  test.each<[isAcknowledged: boolean, after: string[], modal: Modal]>([
    [true, ['oak-house'], 'd2cConfirmation'],
    [false, [], 'advisor'],
  ])(
    'a D2C disclosure confirmed, %s, without nearby communities, after which %o have the request: %s [FLOW-015, TRUTH-003]',
    async (isAcknowledged, after, modal) => {
      const getHomebase = vi.fn(async () => buildHomebase({ referred: after })).mockResolvedValueOnce(buildHomebase({}))
      const flow = startFlow({ community: { ...arizona, ...d2c }, services: { getHomebase } })
      await flow.complete()
      expect(flow.modal()).toBe('disclosure')
      await flow.send({ type: 'disclosureConfirmed', isAcknowledged })
      expect(flow.modal()).toBe(modal)
      expect(getHomebase).toHaveBeenCalledTimes(2)
    },
  )

  test("a disclosure answered in this flow isn't shown again [FLOW-012]", async () => {
    const flow = await standing('disclosure', {
      community: arizona,
      settings: oneToMany,
      homebase: buildHomebase({ recommended }),
    })
    await flow.send({ type: 'disclosureConfirmed', isAcknowledged: false })
    expect(flow.context()).toMatchObject({ modal: 'advisor', isDisclosureAnswered: true })
  })

  const boise = { location: { searchParams: { city: 'Boise', state: 'ID', zip: '83702' } } }
  test.each<[schema: ConversionSchemaType, data: ConversionData, modal: Modal, went?: string[]]>([
    ['PaidAd', { ...boise, adl: 'heavy-care' }, 'none', ['/assisted-living/idaho/boise']],
    ['PaidAd', { ...boise, adl: 'light-care' }, 'none', ['/independent-living/idaho/boise']],
    ['PaidAd', boise, 'postConversion'],
    ['PaidAd', { adl: 'heavy-care' }, 'postConversion'],
    ['gwizzy', { ...boise, adl: 'heavy-care' }, 'postConversion'],
    ['gwizzy', { budgetRange: '<$2K', budget: [noBenefits] }, 'none'],
    ['gwizzy', { budgetRange: '<$2K', budget: ['none'] }, 'none'],
    ['gwizzy', { budgetRange: '<$2K', budget: ['Medicaid'] }, 'postConversion'],
    ['gwizzy', { budgetRange: '$2K-$5K', budget: [noBenefits] }, 'postConversion'],
  ])(
    'advisor done, %s with %j: %s [FLOW-016, FLOW-017, FLOW-018, ROUTE-007, ROUTE-014, ROLE-008]',
    async (conversionSchemaType, data, modal, went = []) => {
      const flow = startFlow({ community: { conversionSchemaType } })
      await flow.complete(data)
      await flow.send({ type: 'advisorDone' })
      expect(flow.modal()).toBe(modal)
      expect(flow.went).toEqual(went)
    },
  )

  test.each<[Modal, FlowUnderTest, FlowEvent, Modal]>([
    ['d2cConfirmation', { community: d2c, homebase: referred }, { type: 'advisorDone' }, 'postConversion'],
    ['advisor', {}, { type: 'advisorDone' }, 'postConversion'],
  ])('%s done %o with %j: %s, then nothing [FLOW-017, FLOW-018, CONF-001]', async (modal, input, event, next) => {
    const flow = startFlow(input)
    await flow.complete()
    expect(flow.modal()).toBe(modal)
    await flow.send(event)
    expect(flow.modal()).toBe(next)
    await flow.send({ type: 'postConversionDone' })
    expect(flow.modal()).toBe('none')
  })
})
