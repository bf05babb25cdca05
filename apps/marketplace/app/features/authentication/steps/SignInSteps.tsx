import { Text } from '@pkg/ui'
import { GateForm, useGateFrame } from '../GateForm'
import { GateOther, GateOthers, GateSubmit, GateTextField } from '../GateParts'
import type { GateView } from '../gate-step'
import { authTexts } from '../texts'
import { ThirdPartyLink } from './ThirdPartyLink'

/** Asks for an email address or phone number. [AUTH-001] */
export function LoginSignup({ view }: { view: GateView }) {
  const words = authTexts.loginSignup
  const { hasThirdPartySignIn } = useGateFrame()
  return (
    <GateForm view={view} title={words.title} lead={words.lead} ownFields={['contact']}>
      <GateTextField view={view} name="contact" autoComplete="username" inputMode="email" />
      <GateSubmit>{authTexts.continue}</GateSubmit>
      {hasThirdPartySignIn && <ThirdPartyLink redirect={view.data.redirect} />}
      <GateOthers>
        <GateOther intent="signup">{words.signup}</GateOther>
        <GateOther intent="provider">{words.provider}</GateOther>
        <GateOther intent="agent">{words.agent}</GateOther>
      </GateOthers>
    </GateForm>
  )
}

/** Asks for the password, or offers a code or a link. [AUTH-001] */
export function LoginPassword({ view }: { view: GateView }) {
  const words = authTexts.loginPassword
  const contact = view.data.contact ?? ''
  const isEmail = contact.includes('@')
  return (
    <GateForm view={view} title={words.title} lead={words.as(contact)}>
      {/* Password managers look for a user name next to the password. */}
      <input type="hidden" autoComplete="username" value={contact} readOnly />
      <GateTextField view={view} name="password" type="password" autoComplete="current-password" isSecret />
      <GateSubmit>{words.submit}</GateSubmit>
      <GateOthers>
        <GateOther intent="code">{isEmail ? words.codeByMail : words.codeByText}</GateOther>
        {isEmail && <GateOther intent="link">{words.link}</GateOther>}
        <GateOther intent="recover">{words.recover}</GateOther>
        <GateOther intent="other">{words.other}</GateOther>
      </GateOthers>
    </GateForm>
  )
}

/** Asks for the code that we sent. [AUTH-001] */
export function OtpLogin({ view }: { view: GateView }) {
  const words = authTexts.otp
  const contact = view.data.contact ?? ''
  const lead = view.data.channel === 'text' ? words.textLead(contact) : words.lead(contact)
  return (
    <GateForm view={view} title={words.title} lead={lead}>
      <GateTextField view={view} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={9} isSecret />
      <GateSubmit>{words.submit}</GateSubmit>
      <GateOthers>
        <GateOther intent="again">{words.again}</GateOther>
        <GateOther intent="other">{words.other}</GateOther>
      </GateOthers>
    </GateForm>
  )
}

/** Offers a reset link, or asks for the new password of someone who opened one. [AUTH-001] */
export function ResetPassword({ view }: { view: GateView }) {
  const words = authTexts.reset
  if (view.data.token !== undefined) {
    return (
      <GateForm view={view} title={words.newTitle} lead={words.newLead}>
        <GateTextField
          view={view}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          hint={authTexts.hints.password}
          isSecret
        />
        <GateSubmit>{words.newSubmit}</GateSubmit>
      </GateForm>
    )
  }
  return (
    <GateForm view={emailFromContact(view)} title={words.title} lead={words.lead} ownFields={['email']}>
      <GateTextField view={emailFromContact(view)} name="email" type="email" autoComplete="email" />
      <GateSubmit>{words.submit}</GateSubmit>
      <GateOther intent="other">{authTexts.otp.other}</GateOther>
    </GateForm>
  )
}

/** Offers a new link in place of one that expired. [AUTH-001, AUTH-007] */
export function MagicLinkExpired({ view }: { view: GateView }) {
  const words = authTexts.linkExpired
  return (
    <GateForm view={emailFromContact(view)} title={words.title} lead={words.lead} ownFields={['email']}>
      <GateTextField view={emailFromContact(view)} name="email" type="email" autoComplete="email" />
      <GateSubmit>{words.submit}</GateSubmit>
      <GateOther intent="other">{words.other}</GateOther>
    </GateForm>
  )
}

/** The confirmation of a sign-in by link. [AUTH-001] */
export function MagicLinkSuccess({ view }: { view: GateView }) {
  const words = authTexts.linkSuccess
  return (
    <GateForm view={view} title={words.title} lead={words.lead}>
      <GateSubmit>{authTexts.continue}</GateSubmit>
    </GateForm>
  )
}

/** Asks for the name of someone who signed in without one. [AUTH-001] */
export function InfoPrompt({ view }: { view: GateView }) {
  const words = authTexts.infoPrompt
  return (
    <GateForm view={view} title={words.title} lead={words.lead} ownFields={['name']}>
      <GateTextField view={view} name="name" autoComplete="name" />
      <GateSubmit>{words.submit}</GateSubmit>
    </GateForm>
  )
}

/** The confirmation of a new account. [AUTH-001] */
export function CustomerConfirmation({ view }: { view: GateView }) {
  const words = authTexts.customerConfirmation
  return (
    <GateForm view={view} title={words.title}>
      <Text>{words.lead(view.data.email ?? '')}</Text>
      <GateSubmit>{authTexts.done}</GateSubmit>
    </GateForm>
  )
}

/** Fills in the email that was entered at the first step. */
function emailFromContact(view: GateView): GateView {
  const { contact, email } = view.data
  if (email !== undefined || !contact?.includes('@')) return view
  return { ...view, data: { ...view.data, email: contact } }
}
