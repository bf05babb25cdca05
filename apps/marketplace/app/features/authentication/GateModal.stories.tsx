import { Dialog } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type GateData, type GateStep, type GateView, createView } from './gate-step'
import { GateFrameProvider } from './GateForm'
import { GateModal } from './GateModal'
import { authTexts } from './texts'

/** The fifteen steps of the gate, in a dialog over a page. [AUTH-001] */
export default {
  title: 'Marketplace/Gate',
  component: GateModal,
  render: ({ view }) => (
    <Dialog open onClose={() => undefined} label={authTexts.gate}>
      <GateFrameProvider value={{ level: 2, isBusy: false, hasThirdPartySignIn: true, attempt: 0 }}>
        <GateModal view={view} />
      </GateFrameProvider>
    </Dialog>
  ),
} satisfies Meta<typeof GateModal>

type Story = StoryObj<typeof GateModal>

const story = (step: GateStep, data: GateData = {}, more: Partial<GateView> = {}): Story => ({
  args: { view: createView(step, data, more) },
})
const contact = 'dana@families.example'
const community = { role: 'provider', communityId: 'oak', communityName: 'Cottonwood Bend' }

export const LoginSignup: Story = story('login-signup')
export const LoginSignupWithProblem: Story = story('login-signup', {}, { errors: { contact: 'Required' } })
export const LoginPassword: Story = story('login-password', { contact })
export const LoginPasswordByPhone: Story = story('login-password', { contact: '(303) 555-0123' })
export const LoginPasswordRefused: Story = story(
  'login-password',
  { contact },
  { error: authTexts.errors.wrongCredentials },
)
export const LinkOnItsWay: Story = story(
  'login-password',
  { contact },
  { notice: authTexts.loginPassword.linkSent(contact) },
)
export const OtpLogin: Story = story('otp-login', { contact, channel: 'email' })
export const OtpLoginEnded: Story = story('otp-login', { contact }, { error: authTexts.otp.ended })
export const ResetPassword: Story = story('reset-password', { contact })
export const ResetPasswordByLetter: Story = story('reset-password', { token: 't'.repeat(43) })
export const InfoPrompt: Story = story('info-prompt')
export const Signup: Story = story('signup')
export const SignupInvited: Story = story('signup', { token: 't'.repeat(43), name: 'Dana Whitfield', email: contact })
export const CustomerConfirmation: Story = story('customer-confirmation', { email: contact })
export const MagicLinkExpired: Story = story('magic-link-expired')
export const MagicLinkSuccess: Story = story('magic-link-success')
export const ProviderSignup: Story = story('provider-signup', { role: 'provider' })
export const ProviderFindCommunity: Story = story(
  'provider-find-community',
  { role: 'provider' },
  {
    found: [
      { id: 'oak', name: 'Cottonwood Bend', address: '12 River Road, Fort Collins, CO 80521' },
      {
        id: 'elm',
        name: 'A House with a Name That Goes On for Longer Than Most',
        address: '1 Elm St, Boulder, CO 80302',
      },
    ],
  },
)
export const ProviderFindCommunityNone: Story = story('provider-find-community', { role: 'provider' }, { found: [] })
export const ProviderConfirmation: Story = story('provider-confirmation', community)
export const ProviderClaimApproval: Story = story('provider-claim-approval', community)
export const ProviderNotFound: Story = story('provider-not-found', { role: 'provider' })
export const AgentSignup: Story = story('agent-signup', { role: 'agent' })
export const AgentSignupProfile: Story = story('agent-signup', { role: 'agent', stage: 'profile' })
export const AgentSignupPapers: Story = story('agent-signup', { role: 'agent', stage: 'papers' })
export const AgentSignupSent: Story = story('agent-signup', { role: 'agent', stage: 'sent' })
