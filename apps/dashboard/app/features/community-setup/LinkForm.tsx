import type { CommunitySetup } from '@pkg/api-client'
import type { SetupStep } from '@pkg/domain'
import { Button, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import * as styles from './setup.css'
import { setupTexts as words } from './texts'

export interface LinkFormProps {
  setup: Pick<CommunitySetup, 'version'>
  step: SetupStep
  error: string | undefined
  typed: string | undefined
}

/** Emails a link to this step, to continue elsewhere or to ask a colleague. */
export function LinkForm({ setup, step, error, typed }: LinkFormProps) {
  return (
    <details open={error !== undefined}>
      <summary className={styles.summary}>{words.linkTitle}</summary>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="version" value={setup.version} />
        <Stack gap={12}>
          <Text size="small">{words.linkHelp}</Text>
          <TextField
            label={words.linkEmail}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={typed}
            error={error}
          />
          <div>
            <Button type="submit" name="intent" value="link" size="small">
              {words.linkSend}
            </Button>
          </div>
        </Stack>
      </Form>
    </details>
  )
}
