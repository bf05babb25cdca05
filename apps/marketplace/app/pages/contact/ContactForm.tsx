import { Button, ErrorSummary, Select, Stack, TextArea, TextField } from '@pkg/ui'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import { PolicyLinks } from '~/features/legal'
import { contactPath } from '~/site/links/contact-links'
import { contactFields, type ContactResult, maxMessageLength } from './contact-form'
import { contactTexts as words } from './texts'
import { sitePath } from '~/site/frame/site-path'

const topics = Object.entries(words.topics).map(([value, label]) => ({ value, label }))

/** The form that sends a message to our staff. A plain form, so it works without scripts. [ROUTE-018] */
export function ContactForm({ result }: { result: ContactResult | undefined }) {
  const { typed, errors = {}, failure } = result ?? {}
  const found = contactFields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ fieldId: field, message }] : []
  })
  const all = failure ? [{ message: failure }] : found
  return (
    <form method="post" action={sitePath(contactPath)} noValidate>
      <Stack gap={24}>
        {all.length > 0 && <ErrorSummary errors={all} />}
        <Select
          id="topic"
          name="topic"
          label={words.topic}
          placeholder={words.topicPlaceholder}
          options={topics}
          defaultValue={typed?.topic}
          error={errors.topic}
        />
        <TextField
          id="name"
          name="name"
          label={words.name}
          autoComplete="name"
          defaultValue={typed?.name}
          error={errors.name}
        />
        <SuggestingEmailField
          id="email"
          name="email"
          label={words.yourEmail}
          hint={words.emailHint}
          defaultValue={typed?.email}
          error={errors.email}
        />
        <TextArea
          id="message"
          name="message"
          label={words.message}
          hint={words.messageHint}
          max={maxMessageLength}
          rows={7}
          defaultValue={typed?.message}
          error={errors.message}
        />
        <PolicyLinks />
        <div>
          <Button type="submit" variant="primary">
            {words.send}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
