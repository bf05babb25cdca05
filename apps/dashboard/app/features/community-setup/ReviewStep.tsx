import { neededSetupSteps, setupSteps } from '@pkg/domain'
import { Button, ButtonLink, Cluster, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { useSentForm } from '@pkg/remix-host/react'
import { Form } from '@remix-run/react'
import { editedFields } from '~/features/communities'
import type { SetupData } from './load-setup.server'
import { stepHref } from './setup'
import * as styles from './setup.css'
import { SetupPreview } from './SetupPreview'
import { setupTexts } from './texts'

const words = setupTexts.review

/** The last step: what families will see, what is missing, and sending it for review. */
export function ReviewStep({ data }: { data: SetupData }) {
  const { setup, sent, edits } = data
  const isBusy = useSentForm()?.get('intent') === 'submit'
  const isReady = neededSetupSteps.every((step) => setup.draft[step] !== undefined)
  return (
    <Stack gap={24}>
      <Text>{words.help}</Text>
      {sent && <Notice tone="positive" title={words.alreadySent(sent)} />}
      {sent && <SentEdits edits={edits} />}
      {!sent && <Missing data={data} />}
      <SetupPreview data={data} />
      {!sent && !isReady && <Notice tone="caution" title={words.needed} />}
      {!sent && isReady && (
        <Form method="post">
          <input type="hidden" name="step" value="review" />
          <input type="hidden" name="version" value={setup.version} />
          <Cluster gap={12}>
            <Button type="submit" name="intent" value="submit" variant="primary" busy={isBusy}>
              {words.send}
            </Button>
            <ButtonLink href="/community-setup" variant="neutral">
              {setupTexts.exit}
            </ButtonLink>
          </Cluster>
        </Form>
      )}
    </Stack>
  )
}

/** The steps that aren’t done. */
function Missing({ data: { setup } }: { data: SetupData }) {
  const missing = setupSteps.filter((step) => step !== 'review' && !setup.stepsDone.includes(step))
  if (missing.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} look="h3">
        {words.missing}
      </Heading>
      <ul className={styles.plain}>
        {missing.map((step) => (
          <li key={step}>
            <TextLink href={stepHref(setup.id, step)} standalone>
              {words.missingStep(setupTexts.steps[step])}
            </TextLink>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** What staff check of a set-up that was sent, together. */
function SentEdits({ edits = [] }: Pick<SetupData, 'edits'>) {
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} look="h3">
        {words.edits}
      </Heading>
      {edits.length === 0 && <Text>{words.nothing}</Text>}
      <ul className={styles.plain}>
        {edits.map((edit) => (
          <li key={edit.id}>
            <TextLink href={`/suggested-edits/${edit.id}`} standalone>
              {editedFields(edit)
                .map(({ label }) => label)
                .join(', ')}
            </TextLink>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
