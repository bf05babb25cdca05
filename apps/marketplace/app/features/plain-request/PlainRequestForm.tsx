import { consentText, contactWording, findConsentWording, type GatewaySummary, siteLanguage } from '@pkg/domain'
import { Button, ChoiceGroup, ErrorSummary, Heading, Notice, Select, Stack, Text, TextField, TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import { PolicyLinks } from '~/features/legal'
import { useSite } from '~/site/frame/site'
import type { PlainField, PlainRequest } from '~/site/server/plain-request.server'
import { plainRequestTexts as words } from './texts'
import { backupOf, callersText, isByTeam } from './callers-text'

const contactFields: { name: PlainField; type: string; autoComplete: string }[] = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
]

interface PlainRequestFormProps {
  community: Pick<GatewaySummary, 'name' | 'feePercent'>
  request: PlainRequest
  /** Whether a family can ask for emails instead of calls, where the operator allows that. [TRUST-006] */
  offersEmail?: boolean
  /** The heading of the form, if it's not about pricing. */
  title?: string
  /** What the request is about besides the community, such as a tour. Stays when the community got the request. */
  children?: ReactNode
}

/** The request on one page, for browsers in which the wizard's script doesn't run or hasn't loaded yet. */
export function PlainRequestForm({ community, request, offersEmail = false, title, children }: PlainRequestFormProps) {
  const { values, errors, status, requestId, callerChoice, disclosure, recipients = [], noCalls = false } = request
  const { brand, isPhoneOptional } = useSite()
  const callers = callersText(callerChoice, brand.name, noCalls)
  const contact = findConsentWording(contactWording(noCalls), siteLanguage)
  const shownFields = contactFields.filter(({ name }) => name !== 'phone' || !noCalls)
  if (status === 'sent') {
    return (
      <Stack gap={16}>
        <Heading level={1}>{words.sent}</Heading>
        {!isRefused(request) && children}
        <Text size="lead">
          {isRefused(request)
            ? words.refused(community.name, backupOf(callerChoice, brand.name))
            : words.sentDetail(community.name, callers)}
        </Text>
        {isRefused(request) && request.tourId && <Text>{words.tourCanceled}</Text>}
        <Text>{(noCalls ? words.byEmail : words).recipients(brand.name, recipients)}</Text>
        <Text>
          <TextLink href="/receipts">{words.receipts}</TextLink>
        </Text>
      </Stack>
    )
  }
  const problems = Object.entries(errors).flatMap(([name, message]) =>
    isField(name) ? [{ message: `${words.labels[name]}: ${message}`, fieldId: `plain-${name}` }] : [],
  )
  return (
    <form method="post" noValidate>
      <Stack gap={20}>
        <Heading level={1}>{title ?? words.title(community.name)}</Heading>
        {problems.length > 0 && <ErrorSummary errors={problems} />}
        {status === 'failed' && (
          <Notice tone="critical" title={words.failed} role="alert">
            {words.failedDetail}
          </Notice>
        )}
        {status === 'callers-changed' && <Notice tone="caution" title={words.callersChanged(callers)} role="alert" />}
        {children}
        <input type="hidden" name="callerChoiceId" value={callerChoice?.id ?? ''} />
        <input type="hidden" name="noCalls" value={noCalls ? 'yes' : ''} />
        <input type="hidden" name="requestId" value={requestId} />
        <Select
          id="plain-lookingFor"
          label={words.labels.lookingFor}
          name="lookingFor"
          defaultValue={values.lookingFor ?? ''}
          error={errors.lookingFor}
          options={words.lookingForOptions.map(([value, label]) => ({ value, label }))}
        />
        <Select
          id="plain-adl"
          label={words.labels.adl}
          name="adl"
          defaultValue={values.adl ?? ''}
          error={errors.adl}
          options={words.care.map(([value, label]) => ({ value, label }))}
        />
        {shownFields.map(({ name, type, autoComplete }) => {
          const Field = type === 'email' ? SuggestingEmailField : TextField
          return (
            <Field
              key={name}
              id={`plain-${name}`}
              label={words.labels[name]}
              hint={name === 'phone' ? words.whoCalls(community.name, callers) : undefined}
              name={name}
              type={type}
              autoComplete={autoComplete}
              defaultValue={values[name]}
              error={errors[name]}
            />
          )
        })}
        {noCalls && <Text size="small">{words.byEmail.who(community.name, callers)}</Text>}
        <Text size="small">{feeText(community)}</Text>
        {disclosure !== undefined && (
          <Stack gap={8}>
            {disclosure.split('\n').map((line) => (
              <Text key={line} size="small">
                {line}
              </Text>
            ))}
            {isByTeam(callerChoice) && <Text size="small">{words.ifRefused(community.name)}</Text>}
            <ChoiceGroup
              id="plain-disclosure"
              name="disclosure"
              label={words.labels.disclosure}
              defaultValue={values.disclosure ?? ''}
              error={errors.disclosure}
              options={words.disclosureOptions.map(([value, label]) => ({ value, label }))}
            />
          </Stack>
        )}
        {contact && <Text size="small">{consentText(contact, { choice: callerChoice, operator: brand.name })}</Text>}
        <PolicyLinks />
        <Button type="submit" name="intent" value="request" variant="primary" width="full">
          {words.submit}
        </Button>
        {isPhoneOptional && offersEmail && (
          <Button type="submit" name="intent" value={noCalls ? 'calls' : 'no-calls'} width="full">
            {noCalls ? words.enterPhone : words.noCalls}
          </Button>
        )}
      </Stack>
    </form>
  )
}

/** Returns whether the community's team would have called, but the family didn't acknowledge the disclosure. [TRUTH-005] */
const isRefused = ({ callerChoice, disclosure, values, recipients = [] }: PlainRequest): boolean =>
  disclosure !== undefined && values.disclosure === 'refused' && isByTeam(callerChoice) && recipients.length === 0

const isField = (name: string): name is PlainField => name in words.labels

const feeText = ({ name, feePercent = 0 }: PlainRequestFormProps['community']) =>
  feePercent > 0 ? words.fee(name, feePercent) : words.feeNone(name)
