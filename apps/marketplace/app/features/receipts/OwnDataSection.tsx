import { Button, Card, Checkbox, Heading, Stack, Text, TextField, TextLink } from '@pkg/ui'
import { homebasePaths } from '~/site/links/homebase-links'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import type { OwnContactView, OwnDataView } from './receipts-page.server'
import * as styles from './ReceiptsPage.css'
import type { Rejected } from './submit-receipts.server'
import { receiptsTexts } from './texts'
import { sitePath } from '~/site/frame/site-path'

const words = receiptsTexts.own

interface OwnDataProps {
  ownData: OwnDataView
  rejected: Rejected | undefined
}

/** Downloads, changes, and deletes a person's own information, after a code to the address on record. [TRUST-016] */
export function OwnDataSection({ ownData, rejected }: OwnDataProps) {
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2} look="h3">
          {words.title}
        </Heading>
        {ownData.step === 'open' ? (
          <>
            <DownloadForm />
            {ownData.contact.canChange ? (
              <ContactForm contact={ownData.contact} rejected={rejected} />
            ) : (
              <TextLink href={homebasePaths.settings}>{words.contact}</TextLink>
            )}
            <EraseForm rejected={rejected} />
          </>
        ) : (
          <>
            {ownData.step === 'code' && <CodeForm sentTo={ownData.sentTo} rejected={rejected} />}
            <StartForm ownData={ownData} />
          </>
        )}
      </Stack>
    </Card>
  )
}

function StartForm({ ownData: { step, sentTo } }: { ownData: { step: 'start' | 'code'; sentTo: string } }) {
  return (
    <form method="post">
      <Stack gap={12}>
        {step === 'start' && <Text>{words.detail(sentTo)}</Text>}
        <Button
          type="submit"
          name="intent"
          value="code"
          width="full"
          variant={step === 'start' ? 'secondary' : 'quiet'}
        >
          {step === 'start' ? words.send : words.sendAgain}
        </Button>
      </Stack>
    </form>
  )
}

function CodeForm({ sentTo, rejected }: { sentTo: string; rejected: Rejected | undefined }) {
  return (
    <form method="post" noValidate>
      <Stack gap={12}>
        <TextField
          label={words.code}
          hint={words.codeHint(sentTo)}
          error={rejected?.errors['code']}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
        <Button type="submit" name="intent" value="enter" variant="primary" width="full">
          {words.enter}
        </Button>
      </Stack>
    </form>
  )
}

function DownloadForm() {
  return (
    <form method="post" action={sitePath('/receipts/download')}>
      <Stack gap={12}>
        <Text>{words.downloadDetail}</Text>
        <Button type="submit" width="full">
          {words.download}
        </Button>
      </Stack>
    </form>
  )
}

function ContactForm({ contact, rejected }: { contact: OwnContactView; rejected: Rejected | undefined }) {
  const own = rejected?.intent === 'contact' ? rejected : undefined
  const { name, email, phone } = contact
  const values = own?.typed ?? { name, email, phone }
  return (
    <details className={styles.details} open={own !== undefined}>
      <summary className={styles.summary}>{words.contact}</summary>
      <form method="post" noValidate>
        <Stack gap={16}>
          <TextField
            label={words.name}
            name="name"
            defaultValue={values['name']}
            error={own?.errors['name']}
            autoComplete="name"
          />
          <SuggestingEmailField
            label={words.email}
            name="email"
            defaultValue={values['email']}
            error={own?.errors['email']}
          />
          <TextField
            label={words.phone}
            name="phone"
            type="tel"
            defaultValue={values['phone']}
            error={own?.errors['phone']}
            autoComplete="tel"
          />
          <Button type="submit" name="intent" value="contact" width="full">
            {words.save}
          </Button>
        </Stack>
      </form>
    </details>
  )
}

function EraseForm({ rejected }: { rejected: Rejected | undefined }) {
  const own = rejected?.intent === 'erase' ? rejected : undefined
  return (
    <details className={styles.details} open={own !== undefined}>
      <summary className={styles.summary}>{words.erase}</summary>
      <form method="post" noValidate>
        <Stack gap={12}>
          <Text>{words.eraseDetail}</Text>
          <Text>{words.eraseKept}</Text>
          <Checkbox name="confirm" value="erase" label={words.eraseConfirm} error={own?.errors['confirm']} />
          <Button type="submit" name="intent" value="erase" width="full">
            {words.eraseSubmit}
          </Button>
        </Stack>
      </form>
    </details>
  )
}
