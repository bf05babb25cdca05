import { consentText, findConsentWording } from '@pkg/domain'
import { Button, ErrorSummary, Heading, Notice, Select, Stack, Text, TextField } from '@pkg/ui'
import { useSite } from '~/site/site'
import type { PlainField, PlainRequest } from '~/server/plain-request.server'
import { texts } from '~/texts'
import { callersText } from './callers-text'

const words = texts.plainRequest
const contactFields: { name: PlainField; type: string; autoComplete: string }[] = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
]

/** The request on one page, for browsers in which the wizard's script doesn't run or hasn't loaded yet. */
export function PlainRequestForm({ community, request }: { community: { name: string }; request: PlainRequest }) {
  const { values, errors, status, requestId, callerChoice } = request
  const { brand } = useSite()
  const callers = callersText(callerChoice, brand.name)
  const contact = findConsentWording('contact', 'en')
  if (status === 'sent') {
    return (
      <Stack gap={16}>
        <Heading level={1}>{words.sent}</Heading>
        <Text size="lead">{words.sentDetail(community.name, callers)}</Text>
      </Stack>
    )
  }
  const problems = Object.entries(errors).map(([name, message]) => ({
    message: `${words.labels[asField(name)]}: ${message}`,
    fieldId: `plain-${name}`,
  }))
  return (
    <form method="post" noValidate>
      <Stack gap={20}>
        <Heading level={1}>{words.title(community.name)}</Heading>
        {problems.length > 0 && <ErrorSummary errors={problems} />}
        {status === 'failed' && (
          <Notice tone="critical" title={words.failed} role="alert">
            {words.failedDetail}
          </Notice>
        )}
        {status === 'callers-changed' && <Notice tone="caution" title={words.callersChanged(callers)} role="alert" />}
        <input type="hidden" name="callerChoiceId" value={callerChoice?.id ?? ''} />
        <input type="hidden" name="intent" value="request" />
        <input type="hidden" name="requestId" value={requestId} />
        <Select
          id="plain-lookingFor"
          label={words.labels.lookingFor}
          name="lookingFor"
          defaultValue={values.lookingFor ?? ''}
          error={errors.lookingFor}
          options={words.lookingForOptions.map((value) => ({ value, label: value }))}
        />
        <Select
          id="plain-adl"
          label={words.labels.adl}
          name="adl"
          defaultValue={values.adl ?? ''}
          error={errors.adl}
          options={words.care.map(([value, label]) => ({ value, label }))}
        />
        {contactFields.map(({ name, type, autoComplete }) => (
          <TextField
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
        ))}
        {contact && <Text size="small">{consentText(contact, { choice: callerChoice, operator: brand.name })}</Text>}
        <Button type="submit" variant="primary" width="full">
          {words.submit}
        </Button>
      </Stack>
    </form>
  )
}

function asField(name: string): PlainField {
  return contactFields.find((field) => field.name === name)?.name ?? (name === 'adl' ? 'adl' : 'lookingFor')
}
