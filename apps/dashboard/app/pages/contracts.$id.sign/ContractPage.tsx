import { useSentForm } from '@pkg/remix-host/react'
import { Button, Card, Checkbox, ErrorSummary, Heading, Logo, Notice, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { useBrandName } from '~/site/brand/brand'
import { Facts } from '~/parts/Facts/Facts'
import { contractTexts } from './texts'
import type { ContractView } from './contract-view'
import * as styles from './ContractPage.css'

/** What to correct in the form, with what was entered. */
export interface FailedSignature {
  errors: { name?: string; agrees?: string }
  typed: { name: string; hasAgreed: boolean }
}

export interface ContractPageProps {
  token: string
  contract: ContractView
  failed: FailedSignature | undefined
}

const words = contractTexts

/** A contract with its terms, and the form that signs it. Afterwards, who signed and when. [API-033] */
export function ContractPage({ token, contract, failed }: ContractPageProps) {
  return (
    <main id="main" className={styles.page}>
      <Stack gap={24}>
        <Logo name={useBrandName()} />
        <Stack gap={8}>
          <Heading level={1} look="h2">
            {contract.signed ? words.signed : words.title}
          </Heading>
          <Text tone="muted">{words.lead(contract.community, contract.agent)}</Text>
        </Stack>
        {contract.signed && <Notice tone="positive" title={contract.signed} role="status" />}
        <Card as="section">
          <Stack gap={12}>
            <Heading level={2} look="label">
              {words.terms}
            </Heading>
            <Facts facts={contract.terms} />
          </Stack>
        </Card>
        {!contract.signed && <SignForm token={token} community={contract.community} failed={failed} />}
      </Stack>
    </main>
  )
}

interface SignFormProps {
  token: string
  community: string
  failed: FailedSignature | undefined
}

function SignForm({ token, community, failed }: SignFormProps) {
  const isBusy = useSentForm() !== undefined
  const { agrees, name } = failed?.errors ?? {}
  const problems = [
    ...(agrees ? [{ message: agrees, fieldId: 'agrees' }] : []),
    ...(name ? [{ message: `${words.name}: ${name}`, fieldId: 'name' }] : []),
  ]
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="token" value={token} />
      <Stack gap={20}>
        {problems.length > 0 && <ErrorSummary errors={problems} />}
        <Checkbox
          id="agrees"
          name="agrees"
          label={words.agree(community)}
          defaultChecked={failed?.typed.hasAgreed ?? false}
          error={agrees}
        />
        <TextField
          id="name"
          label={words.name}
          hint={words.nameHint}
          name="name"
          autoComplete="name"
          maxLength={160}
          defaultValue={failed?.typed.name}
          error={name}
        />
        <Button type="submit" variant="primary" width="full" busy={isBusy}>
          {words.sign}
        </Button>
      </Stack>
    </Form>
  )
}

/** Says that a signing link doesn't work, and how to get another one. */
export function GoneContract() {
  return (
    <main id="main" className={styles.page}>
      <Stack gap={24}>
        <Logo name={useBrandName()} />
        <Stack gap={8}>
          <Heading level={1} look="h2">
            {words.gone}
          </Heading>
          <Text>{words.goneHelp}</Text>
        </Stack>
      </Stack>
    </main>
  )
}
