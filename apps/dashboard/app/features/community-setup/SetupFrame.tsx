import { setupSteps } from '@pkg/domain'
import { Badge, Notice, ProgressWindows, Stack, Text, TextLink } from '@pkg/ui'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { LinkForm } from './LinkForm'
import type { SetupData } from './load-setup.server'
import { stepHref } from './setup'
import * as styles from './setup.css'
import { type SetupStepProps, SetupStepView } from './SetupStepView'
import { setupTexts as words } from './texts'

/** A step of a community’s set-up: one question a screen, how far it is, and a link to continue elsewhere. Works without scripts. [DASH-011] */
export function SetupFrame({ data, rejected, rejectedPhotos }: SetupStepProps) {
  const { setup, step, minutes, changed } = data
  const place = setupSteps.indexOf(step) + 1
  const lead = minutes === 0 ? words.allDone : words.minutesLeft(minutes)
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <ProgressWindows step={place} of={setupSteps.length} words={words.stepOf(place, setupSteps.length)} />
        <PageTitle title={words.steps[step]} lead={`${setup.communityName}. ${lead}`} />
        {changed && setup.changedBy && <Text size="small">{words.changed(setup.changedBy, changed)}</Text>}
      </Stack>
      {rejected?.message && <Notice tone="caution" role="alert" title={rejected.message} />}
      <SetupStepView key={step} data={data} rejected={rejected} rejectedPhotos={rejectedPhotos} />
      <Steps data={data} />
      <LinkForm setup={setup} step={step} error={rejected?.errors['email']} typed={rejected?.typed['email']?.[0]} />
    </Stack>
  )
}

/** All steps, each with whether it’s done. */
function Steps({ data: { setup, step } }: { data: SetupData }) {
  return (
    <details>
      <summary className={styles.summary}>{words.allSteps}</summary>
      <ol className={styles.steps}>
        {setupSteps.map((each) => (
          <li key={each}>
            <TextLink
              href={stepHref(setup.id, each)}
              standalone
              {...(each === step && { 'aria-current': 'step' as const })}
            >
              {words.steps[each]}
            </TextLink>{' '}
            {setup.stepsDone.includes(each) && <Badge tone="positive">{words.stepDone}</Badge>}
          </li>
        ))}
      </ol>
    </details>
  )
}
