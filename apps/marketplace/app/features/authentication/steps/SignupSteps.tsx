import { PolicyLinks } from '~/features/legal'
import { GateForm } from '../GateForm'
import { GateOther, GateSubmit, GateTextField } from '../GateParts'
import type { GateView } from '../gate-step'
import { authTexts } from '../texts'

const accountFields = ['name', 'email', 'phone']

/** The fields of a new account. An invitation's email is locked. [API-013, AUTH-008] */
export function AccountFields({ view }: { view: GateView }) {
  return (
    <>
      <GateTextField view={view} name="name" autoComplete="name" />
      <GateTextField
        view={view}
        name="email"
        type="email"
        autoComplete="email"
        readOnly={view.data.token !== undefined}
      />
      <GateTextField
        view={view}
        name="phone"
        label={authTexts.fields.phoneOptional}
        type="tel"
        autoComplete="tel"
        hint={authTexts.hints.phone}
      />
      <GateTextField
        view={view}
        name="newPassword"
        label={authTexts.fields.password}
        type="password"
        autoComplete="new-password"
        hint={authTexts.hints.password}
        isSecret
      />
      <PolicyLinks />
    </>
  )
}

/** A new account for a family, or for someone who was invited. [AUTH-001, AUTH-008, ROLE-002] */
export function Signup({ view }: { view: GateView }) {
  const words = authTexts.signup
  const isInvited = view.data.token !== undefined
  return (
    <GateForm
      view={withContact(view)}
      title={isInvited ? words.invited : words.title}
      lead={isInvited ? words.invitedLead : words.lead}
      ownFields={accountFields}
    >
      <AccountFields view={withContact(view)} />
      <GateSubmit>{words.submit}</GateSubmit>
      {!isInvited && <GateOther intent="login">{words.have}</GateOther>}
    </GateForm>
  )
}

/** A new account for someone who works at a community. [AUTH-001, AUTH-006] */
export function ProviderSignup({ view }: { view: GateView }) {
  const words = authTexts.providerSignup
  return (
    <GateForm view={withContact(view)} title={words.title} lead={words.lead} ownFields={accountFields}>
      <AccountFields view={withContact(view)} />
      <GateSubmit>{words.submit}</GateSubmit>
      <GateOther intent="login">{words.have}</GateOther>
    </GateForm>
  )
}

/** Fills in the email or phone number that was entered at the first step. */
export function withContact(view: GateView): GateView {
  const { contact, email, phone } = view.data
  if (contact === undefined) return view
  const known = contact.includes('@') ? { email: email ?? contact } : { phone: phone ?? contact }
  return { ...view, data: { ...view.data, ...known } }
}
