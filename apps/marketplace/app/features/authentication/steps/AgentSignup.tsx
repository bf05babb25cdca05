import { Text } from '@pkg/ui'
import { advisorDocuments } from '../advisor-documents'
import { PolicyLinks } from '~/features/legal'
import { GateForm } from '../GateForm'
import { GateOther, GateSubmit, GateTextField } from '../GateParts'
import type { GateView } from '../gate-step'
import { authTexts } from '../texts'
import { StateSelect } from './ClaimSteps'
import { AccountFields, withContact } from './SignupSteps'

const words = authTexts.agentSignup

/** An advisor's application: an account, where they work, and documents. [AUTH-001, AGENT-004] */
export function AgentSignup({ view }: { view: GateView }) {
  switch (view.data.stage ?? (view.isSignedIn ? 'profile' : 'account')) {
    case 'profile':
      return <Profile view={{ ...view, data: { ...view.data, stage: 'profile' } }} />
    case 'papers':
      return <Documents view={view} />
    case 'sent':
      return (
        <GateForm view={view} title={words.sentTitle}>
          <Text>{words.sentLead}</Text>
          <GateSubmit>{authTexts.done}</GateSubmit>
        </GateForm>
      )
    default:
      return (
        <GateForm view={withContact(view)} title={words.title} lead={words.lead} ownFields={['name', 'email', 'phone']}>
          <AccountFields view={withContact(view)} />
          <GateSubmit>{words.submit}</GateSubmit>
          <GateOther intent="login">{words.have}</GateOther>
        </GateForm>
      )
  }
}

function Profile({ view }: { view: GateView }) {
  return (
    <GateForm view={view} title={words.profileTitle} lead={words.profileLead}>
      <GateTextField view={view} name="workPhone" type="tel" autoComplete="tel" />
      <GateTextField view={view} name="city" autoComplete="address-level2" />
      <StateSelect view={view} />
      <GateTextField view={view} name="since" inputMode="numeric" maxLength={4} autoComplete="off" />
      <PolicyLinks />
      <GateSubmit>{words.profileSubmit}</GateSubmit>
    </GateForm>
  )
}

function Documents({ view }: { view: GateView }) {
  return (
    <GateForm view={view} title={words.documentsTitle} lead={words.documentsLead} hasFiles>
      {advisorDocuments.map((kind) => (
        <GateTextField
          key={kind}
          view={view}
          name={kind}
          type="file"
          accept="application/pdf,image/png,image/jpeg"
          hint={authTexts.hints.document}
          isSecret
        />
      ))}
      <PolicyLinks />
      <GateSubmit>{words.documentsSubmit}</GateSubmit>
    </GateForm>
  )
}
