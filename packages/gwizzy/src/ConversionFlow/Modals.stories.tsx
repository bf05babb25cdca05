import type { GatewaySummary } from '@pkg/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { initialFlowContext, type FlowContext } from '../flow/flow-context'
import { flowMessages } from '../flow/flow-messages'
import { support } from '../Gwizzy/gwizzy.stories.kit'
import { Shell } from '../screens/Shell'
import { IdsProvider } from '../steps/ids'
import { AfterTextsProvider } from '../texts/after-texts'
import { TextsProvider } from '../texts/language'
import type { Language } from '../texts/texts'
import { AdvisorConfirmation } from './AdvisorConfirmation'
import { D2cConfirmation } from './D2cConfirmation'
import { DisclosureStep } from './Disclosure'
import { community, homebase, inColorado, referred } from './flow.stories.kit'
import { NearbyCommunities } from './NearbyCommunities'

const screens = { AdvisorConfirmation, D2cConfirmation, DisclosureStep, NearbyCommunities }

interface ModalProps {
  screen: keyof typeof screens
  flow: FlowContext
  language?: Language
  isRequesting?: boolean
}

function Modal({ screen, flow, language, isRequesting = false }: ModalProps) {
  const Screen = screens[screen]
  return (
    <Suspense>
      <TextsProvider language={language}>
        <AfterTextsProvider language={language}>
          <IdsProvider>
            <Shell layout="page" open label={community.name}>
              <Screen {...{ flow, answers: {}, support, language, isRequesting }} send={() => undefined} level={1} />
            </Shell>
          </IdsProvider>
        </AfterTextsProvider>
      </TextsProvider>
    </Suspense>
  )
}

const flowOf = (known: Partial<FlowContext>, of: GatewaySummary = community): FlowContext => ({
  ...initialFlowContext({ community: of }),
  homebase,
  ...(homebase.agent && { advisor: homebase.agent }),
  recommended: homebase.recommendedCommunities,
  ...known,
})

/** Each screen that follows the wizard, in each of its states. */
export default { component: Modal } satisfies Meta<typeof Modal>

type Story = StoryObj<typeof Modal>

export const Nearby: Story = { args: { screen: 'NearbyCommunities', flow: flowOf({}) } }
export const NearbyOne: Story = {
  args: { screen: 'NearbyCommunities', flow: flowOf({ recommended: homebase.recommendedCommunities.slice(0, 1) }) },
}
export const NearbyRequesting: Story = { args: { ...Nearby.args, isRequesting: true } }
export const NearbyRequested: Story = {
  args: {
    screen: 'NearbyCommunities',
    flow: flowOf({
      requested: homebase.recommendedCommunities.map(({ id }) => id),
      notice: flowMessages.allRequested,
    }),
  },
}
export const NearbyNotRequested: Story = {
  args: { screen: 'NearbyCommunities', flow: flowOf({ notice: flowMessages.notRequested }) },
}
export const Advisor: Story = { args: { screen: 'AdvisorConfirmation', flow: flowOf({}) } }
const { callBy: _ahead, ...afterCallTime } = homebase
export const AdvisorAfterCallTime: Story = {
  args: { screen: 'AdvisorConfirmation', flow: flowOf({ homebase: afterCallTime }) },
}
export const AdvisorUnknown: Story = {
  args: { screen: 'AdvisorConfirmation', flow: flowOf({ advisor: undefined }) },
}
export const WhoWillCall: Story = {
  args: { screen: 'D2cConfirmation', flow: flowOf({ homebase: referred }) },
}
const inState = (state: 'AZ' | 'CO' | 'OK' | 'TX', language: Language = 'en'): Story => ({
  args: { screen: 'DisclosureStep', flow: flowOf({}, { ...inColorado, state }), language },
})
export const DisclosureArizona = inState('AZ')
export const DisclosureColorado = inState('CO')
export const DisclosureOklahoma = inState('OK')
export const DisclosureTexas = inState('TX')
export const DisclosureInSpanish = inState('CO', 'es')
export const DisclosureAnswered: Story = {
  ...DisclosureColorado,
  play: async ({ canvas }) => (await canvas.findByRole('button', { name: 'I acknowledge' })).click(),
}
export const NearbyInSpanish: Story = { args: { ...Nearby.args, language: 'es' } }
export const WhoWillCallInSpanish: Story = { args: { ...WhoWillCall.args, language: 'es' } }
export const AdvisorInSpanish: Story = { args: { ...Advisor.args, language: 'es' } }
export const DisclosureArizonaInSpanish = inState('AZ', 'es')
export const DisclosureOklahomaInSpanish = inState('OK', 'es')
export const DisclosureTexasInSpanish = inState('TX', 'es')
