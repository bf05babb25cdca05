import type { ComponentType } from 'react'
import type { GateStep, GateView } from './gate-step'
import { AgentSignup } from './steps/AgentSignup'
import {
  ProviderClaimApproval,
  ProviderConfirmation,
  ProviderFindCommunity,
  ProviderNotFound,
} from './steps/ClaimSteps'
import {
  CustomerConfirmation,
  InfoPrompt,
  LoginPassword,
  LoginSignup,
  MagicLinkExpired,
  MagicLinkSuccess,
  OtpLogin,
  ResetPassword,
} from './steps/SignInSteps'
import { ProviderSignup, Signup } from './steps/SignupSteps'

const modals: Record<GateStep, ComponentType<{ view: GateView }>> = {
  'login-signup': LoginSignup,
  'reset-password': ResetPassword,
  'info-prompt': InfoPrompt,
  'provider-signup': ProviderSignup,
  'magic-link-expired': MagicLinkExpired,
  signup: Signup,
  'customer-confirmation': CustomerConfirmation,
  'magic-link-success': MagicLinkSuccess,
  'login-password': LoginPassword,
  'agent-signup': AgentSignup,
  'provider-find-community': ProviderFindCommunity,
  'provider-claim-approval': ProviderClaimApproval,
  'provider-not-found': ProviderNotFound,
  'otp-login': OtpLogin,
  'provider-confirmation': ProviderConfirmation,
}

/** One of the fifteen steps of the gate, without its page or dialog. [AUTH-001] */
export function GateModal({ view }: { view: GateView }) {
  const Modal = modals[view.step]
  return <Modal key={`${view.step} ${view.data.stage ?? ''}`} view={view} />
}
