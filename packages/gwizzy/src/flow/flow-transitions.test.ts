import { noBenefits } from '@pkg/domain'
import { describe, expect, test } from 'vitest'
import { getSimplePaths } from 'xstate/graph'
import type { ConversionData } from '../answers/conversion-data'
import { community } from '../machines/wizard.test.kit'
import { conversionFlowMachine } from './conversion-flow.machine'
import { buildHomebase, recommendation, type FlowUnderTest } from './flow.test.kit'
import type { FlowContext } from './flow-context'

const oneToMany = { isOneToManyEnabled: true }
const toHomebase = { contactMode: 'homebase' } as const
const assessed = { isAssessmentComplete: true }
const texas = { state: 'TX', isDisclosureEnabled: true }
const d2c = { isD2C: true, conversionSchemaType: 'D2C' } as const
const paidAd = { conversionSchemaType: 'PaidAd' } as const

/** After an advisor, a family with means gets more questions, and one without doesn't. [FLOW-017, FLOW-018] */
const continueFrom = (path: string) => [`${path} → postConversion → none`, `${path} → none`]

/** Without `continues`, only the wizard is shown. [FLOW-005] */
const alone = 'conversion → none'

/** The sequences of modals by community and host, as in the requirements. A request that waits for its disclosure resumes there. [FLOW-001 to FLOW-018] */
const table: [when: string, input: Pick<FlowUnderTest, 'community' | 'settings'>, paths: string[]][] = [
  ['active adult', { community: { conversionSchemaType: 'activeAdult' } }, []],
  ['nothing special', {}, continueFrom('conversion → advisor')],
  ['paid ad', { community: paidAd }, [...continueFrom('conversion → advisor')]],
  ['D2C', { community: d2c }, continueFrom('conversion → d2cConfirmation')],
  ['disclosure', { community: texas }, continueFrom('conversion → disclosure → advisor')],
  ['disclosure, D2C', { community: { ...texas, ...d2c } }, continueFrom('conversion → disclosure → d2cConfirmation')],
  ['one to many', { settings: oneToMany }, continueFrom('conversion → recommendedCommunities → advisor')],
  [
    'one to many, D2C',
    { settings: oneToMany, community: d2c },
    continueFrom('conversion → recommendedCommunities → d2cConfirmation'),
  ],
  [
    'one to many, disclosure',
    { settings: oneToMany, community: texas },
    [
      ...continueFrom('conversion → recommendedCommunities → disclosure → advisor'),
      ...continueFrom('conversion → disclosure → advisor'),
    ],
  ],
  [
    'one to many, disclosure, D2C',
    { settings: oneToMany, community: { ...texas, ...d2c } },
    [
      ...continueFrom('conversion → recommendedCommunities → disclosure → d2cConfirmation'),
      ...continueFrom('conversion → disclosure → d2cConfirmation'),
    ],
  ],
  ['homebase', { settings: toHomebase }, []],
  ['homebase, D2C', { settings: toHomebase, community: d2c }, continueFrom('conversion → d2cConfirmation')],
  ['homebase, disclosure', { settings: toHomebase, community: texas }, ['conversion → disclosure → none']],
  [
    'homebase, disclosure, assessed',
    { settings: { ...toHomebase, ...assessed }, community: texas },
    continueFrom('conversion → disclosure → advisor'),
  ],
  [
    'homebase, one to many',
    { settings: { ...toHomebase, ...oneToMany } },
    ['conversion → recommendedCommunities → none'],
  ],
  [
    'homebase, one to many, disclosure',
    { settings: { ...toHomebase, ...oneToMany }, community: texas },
    ['conversion → recommendedCommunities → disclosure → none', 'conversion → disclosure → none'],
  ],
  [
    'homebase, one to many, assessed',
    { settings: { ...toHomebase, ...oneToMany, ...assessed } },
    continueFrom('conversion → recommendedCommunities → advisor'),
  ],
  [
    'homebase, one to many, assessed, D2C',
    { settings: { ...toHomebase, ...oneToMany, ...assessed }, community: d2c },
    continueFrom('conversion → recommendedCommunities → d2cConfirmation'),
  ],
]

/** The number of different sequences. */
const count = 20

const lowIncome: ConversionData = { budgetRange: '<$2K', budget: [noBenefits] }
const homebase = buildHomebase({ recommended: [recommendation('elm', 3)], referred: ['oak-house'] })
/** The same, when the request still waits for the disclosure. */
const withHeld = {
  ...homebase,
  client: { ...homebase.client, communitiesInterested: [{ ...recommendation(community.id, 0), state: 'TX' }] },
  uuidInfo: {
    ...homebase.uuidInfo,
    referralInfo: { ...homebase.uuidInfo.referralInfo, heldSlugs: [community.id] },
  },
}
const never = () => new Promise<never>(() => undefined)
const completed = (data: ConversionData, continues: boolean) =>
  ({ type: 'completed', data, isUserCreated: true, continues }) as const

/** The events that can happen while a modal is open, except leaving it early. */
const events = [
  completed({}, true),
  completed(lowIncome, true),
  completed({}, false),
  { type: 'xstate.done.actor.getHomebase', output: homebase },
  { type: 'xstate.done.actor.getAgent', output: undefined },
  { type: 'xstate.done.actor.chooseCallers', output: undefined },
  { type: 'xstate.done.actor.getRecipients', output: homebase },
  { type: 'resume', data: {} },
  { type: 'resume', data: lowIncome },
  { type: 'xstate.done.actor.getHeld', output: homebase },
  { type: 'xstate.done.actor.getHeld', output: withHeld },
  { type: 'xstate.error.actor.getHeld', error: new Error('offline') },
  { type: 'continue' },
  { type: 'requestAll' },
  { type: 'xstate.done.actor.requestNearby', output: undefined },
  { type: 'recommendedDone' },
  { type: 'disclosureConfirmed', isAcknowledged: true },
  { type: 'disclosureConfirmed', isAcknowledged: false },
  { type: 'advisorDone' },
  { type: 'postConversionDone' },
] as const

const contextOf = (state: unknown) => (state as { context: FlowContext }).context
const isOver = (state: unknown) => contextOf(state).modal === 'none' && contextOf(state).data !== undefined

function pathsFound({ community: overrides, settings = {} }: Pick<FlowUnderTest, 'community' | 'settings'>): string[] {
  const input = {
    community: { ...community, ...overrides },
    settings,
    services: {
      getHomebase: never,
      getAgent: never,
      chooseCallers: never,
      createProfileContactActionBySlugs: never,
    },
  }
  const paths = getSimplePaths(conversionFlowMachine, {
    input,
    events: (state) =>
      (contextOf(state).data || contextOf(state).modal !== 'none' ? events : [{ type: 'start' }]) as never,
    serializeState: (state) => JSON.stringify([(state as { value: unknown }).value, contextOf(state).data]),
    toState: isOver,
    stopWhen: isOver,
  })
  const sequences = paths.map(({ steps }) => {
    const modals = steps.map(({ state }) => contextOf(state).modal)
    const opened = modals.slice(modals.indexOf('conversion'))
    return opened.filter((modal, index) => modal !== opened[index - 1]).join(' → ')
  })
  return [...new Set(sequences)].sort()
}

describe('over all possible events', () => {
  test.each(table)(
    'with %s %o these modals follow each other and no others [FLOW-001 to FLOW-018]',
    (_when, input, paths) => {
      expect(pathsFound(input)).toEqual([...new Set([alone, ...paths])].sort())
    },
  )

  test(`there are ${count} paths in all [FLOW-001 to FLOW-018]`, () => {
    expect(new Set([alone, ...table.flatMap(([, , paths]) => paths)]).size).toBe(count)
  })
})
