import { type CallerChoice, suggestedTourDates, todayIn, now } from '@pkg/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answers } from '../answers/answers'
import { tourTimezone } from '../answers/tour-timezone'
import { Gwizzy } from '../Gwizzy/Gwizzy'
import {
  callerChoice,
  community,
  pageProps,
  rareStepProps,
  waitForContent,
  storageAtStep,
  storageAtSchemaStep,
  loadDeferred,
} from '../Gwizzy/gwizzy.stories.kit'
import type { AnyStepId } from '../machines/step-ids'

export default { component: Gwizzy, beforeEach: loadDeferred, args: pageProps } satisfies Meta<typeof Gwizzy>

type Story = StoryObj<typeof Gwizzy>

const at = (step: AnyStepId, answers?: Answers): Story => ({ args: { storage: storageAtStep(step, answers) } })

/** The same step after pressing Continue. */
const pressedAt = (step: AnyStepId, answers?: Answers): Story => ({
  ...at(step, answers),
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLButtonElement>('[type=submit]')?.click(),
})

type RareStep = Parameters<typeof rareStepProps>[0]

const rare = (step: RareStep, answers?: Answers): Story => ({
  args: rareStepProps(step, answers),
  play: ({ canvasElement }) => waitForContent(canvasElement, 'fieldset, input'),
})

const pressedRare = (step: RareStep, answers?: Answers): Story => ({
  ...rare(step, answers),
  play: async ({ canvasElement }) => {
    await waitForContent(canvasElement, 'fieldset, input')
    canvasElement.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  },
})

const [firstTourDate = ''] = suggestedTourDates(todayIn(tourTimezone, now().getTime()))

export const LookingFor = at('LookingFor')
export const LookingForChosen = at('LookingFor', { lookingFor: 'Mother' })
export const LookingForRequired = pressedAt('LookingFor')
export const CareLevel = at('CareLevel')
export const CareLevelChosen = at('CareLevel', { adl: 'light-care' })
export const CareLevelRequired = pressedAt('CareLevel')
export const MoveTimeline = at('MoveTimeline')
export const MoveTimelineChosen = at('MoveTimeline', { timing: 'Unsure' })
export const MoveTimelineRequired = pressedAt('MoveTimeline')
export const BudgetRangeInfo = at('BudgetRangeInfo')
export const BudgetRangeInfoLowest = at('BudgetRangeInfo', { budgetRange: '<$2K' })
export const BudgetRangeInfoRequired = pressedAt('BudgetRangeInfo')
export const BudgetRangeInfoOfTheCommunity: Story = {
  args: {
    ...at('BudgetRangeInfo').args,
    community: { ...community, gwizzyPricingThreshold: ['<$4K', '$4K-$7K', '$7K+'] },
  },
}
export const BudgetInfo = at('BudgetInfo')
export const BudgetInfoChosen = at('BudgetInfo', { budget: ["Veterans' benefits", 'Equity in a home'] })
export const BudgetInfoRequired = pressedAt('BudgetInfo')
export const UserLocation = at('UserLocation')
export const UserLocationChosen = at('UserLocation', {
  location: { searchParams: { city: 'Fort Collins', state: 'CO', zip: '80525' } },
})
export const UserLocationRequired = pressedAt('UserLocation')
export const UserLocationWithoutSearch: Story = { args: { ...at('UserLocation').args, services: {} } }
export const NameInfo = at('NameInfo')
export const NameInfoFilled = at('NameInfo', { firstName: 'Dana', lastName: 'Whitfield' })
export const NameInfoRequired = pressedAt('NameInfo')
export const EmailInfo = at('EmailInfo')
export const EmailInfoFilled = at('EmailInfo', { email: 'dana@mail.example' })
export const EmailInfoInvalid = pressedAt('EmailInfo', { email: 'dana@' })
export const EmailInfoSignedIn: Story = {
  args: {
    ...at('EmailInfo').args,
    visitor: { name: 'Dana Whitfield', email: 'dana@mail.example' },
  },
}
export const PhoneInfo = at('PhoneInfo')
export const PhoneInfoFilled = at('PhoneInfo', { phone: '(970) 555-0187' })
export const PhoneInfoInvalid = pressedAt('PhoneInfo', { phone: '555-0187' })
const chosen = (...callers: CallerChoice['callers']): Story => ({
  args: {
    ...at('PhoneInfo').args,
    services: { ...pageProps.services, chooseCallers: () => Promise.resolve({ ...callerChoice, callers }) },
  },
})
export const PhoneInfoBeforeTheChoice: Story = {
  args: { ...at('PhoneInfo').args, services: { chooseCallers: () => new Promise(() => undefined) } },
}
export const PhoneInfoWithoutAChoice: Story = { args: { ...at('PhoneInfo').args, services: {} } }
export const PhoneInfoOfTheOperator = chosen({ kind: 'operator', name: 'Hearthway' })
export const PhoneInfoOfADirectCommunity = chosen(
  { kind: 'community', id: 'cottonwood-bend', name: 'Cottonwood Bend' },
  ...callerChoice.callers,
)
export const HomeSaleInterest = at('homeSaleInterest')
export const HomeSaleInterestChosen = at('homeSaleInterest', { homeSaleInterest: 'Yes' })
export const HomeSaleInterestRequired = pressedAt('homeSaleInterest')
export const ResidentNameInfo = at('ResidentNameInfo')
export const ResidentNameInfoFilled = at('ResidentNameInfo', { residentName: 'Ruth Whitfield' })
export const ResidentNameInfoRequired = pressedAt('ResidentNameInfo')

export const HousingOptions = rare('HousingOptions')
export const HousingOptionsChosen = rare('HousingOptions', { housingOptions: 'sell' })
export const HousingOptionsRequired = pressedRare('HousingOptions')
export const PlanningConsulation = rare('PlanningConsulation')
export const PlanningConsulationRequired = pressedRare('PlanningConsulation')
export const NextStep = rare('NextStep')
export const NextStepChosen = rare('NextStep', { nextStep: 'talk' })
export const NextStepRequired = pressedRare('NextStep')
export const TourInfo = rare('TourInfo')
export const TourInfoChosen = rare('TourInfo', { tourDate: firstTourDate, tourTimeText: 'Morning (8AM-12PM)' })
export const TourInfoRequired = pressedRare('TourInfo')
export const CommunityInfo = rare('CommunityInfo')
export const CommunityInfoSomethingElse = rare('CommunityInfo', { communityInfo: 'Something else' })
export const CommunityInfoRequired = pressedRare('CommunityInfo')
export const SimilarCommunities = rare('SimilarCommunities')
export const SimilarCommunitiesChosen = rare('SimilarCommunities', { similarCommunities: ['marigold-house'] })
export const SimilarCommunitiesRequired = pressedRare('SimilarCommunities')
export const SimilarCommunitiesNone: Story = {
  args: {
    ...rareStepProps('SimilarCommunities'),
    community: { ...community, conversionSchemaType: 'D2C', similarCommunities: [] },
  },
}
export const ContactInfo = rare('ContactInfo')
export const ContactInfoRequired = pressedRare('ContactInfo')
export const ContactInfoFilled = rare('ContactInfo', {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@mail.example',
  phone: '(970) 555-0187',
})

const never = () => new Promise<never>(() => undefined)

/** A step while the server checks the value. */
const checking = (story: Story): Story => ({
  args: { ...story.args, services: { ...pageProps.services, applyFormValidation: never } },
  play: async ({ canvasElement }) => {
    await waitForContent(canvasElement, '[type=submit]')
    canvasElement.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  },
})

export const EmailInfoChecking = checking({
  args: {
    community: { ...community, conversionSchemaType: 'activeAdult' },
    storage: storageAtSchemaStep('EmailInfo', {
      schema: 'activeAdult',
      passed: ['HousingOptions', 'PlanningConsulation', 'MoveTimeline', 'NameInfo'],
      answers: { consultationRequested: 'No', email: 'dana@mail.example' },
    }),
  },
})
export const PhoneInfoChecking = checking(PhoneInfoFilled)
export const ContactInfoChecking = checking(ContactInfoFilled)
export const TourInfoInSpanish: Story = {
  args: { ...TourInfo.args, language: 'es' },
  play: ({ canvasElement }) => waitForContent(canvasElement, '[lang=es] fieldset'),
}
export const PhoneInfoInSpanish: Story = {
  args: { ...PhoneInfoFilled.args, language: 'es' },
  play: ({ canvasElement }) => waitForContent(canvasElement, '[lang=es] input'),
}
