import type { CommunitySetup } from '@pkg/api-client'
import { type SetupStep, setupSteps } from '@pkg/domain'
import { Button, ButtonLink, Cluster, Stack } from '@pkg/ui'
import { useSentForm } from '@pkg/remix-host/react'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { EnterButton } from '~/parts/EnterButton/EnterButton'
import { stepHref } from './setup'
import { setupTexts as words } from './texts'

export interface StepFormProps {
  setup: Pick<CommunitySetup, 'id' | 'version'>
  step: SetupStep
  children?: ReactNode
}

/** The form of a step, with the buttons that save it and go on, or save it and leave. */
export function StepForm({ setup, step, children }: StepFormProps) {
  const intent = useSentForm()?.get('intent')
  const before = setupSteps[setupSteps.indexOf(step) - 1]
  return (
    <Form method="post" noValidate>
      <EnterButton name="intent" value="next" />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={setup.version} />
      <Stack gap={20}>
        {children}
        <Cluster gap={12}>
          <Button type="submit" name="intent" value="next" variant="primary" busy={intent === 'next'}>
            {words.next}
          </Button>
          <Button type="submit" name="intent" value="exit" busy={intent === 'exit'}>
            {words.exit}
          </Button>
          {before && (
            <ButtonLink href={stepHref(setup.id, before)} variant="neutral">
              {words.back}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </Form>
  )
}
