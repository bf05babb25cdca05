import { siteLanguage } from '@pkg/domain'
import '@pkg/gwizzy/styles.css'
import { MultiStepForm } from '@pkg/gwizzy'
import { Button, Dialog, Heading, Stack, Text } from '@pkg/ui'
import { useId, useMemo, useState } from 'react'
import type { ExitContent, ExitVariant } from './exit-content'
import { surveySteps } from './survey-steps'
import { sendSurvey } from './send-survey'
import { exitTexts } from './texts'

/** The survey in a dialog: what was missing, then an optional email address that stays on this device. [EXIT-008, EXIT-009] */
export default function ExitSurveyDialog({
  content,
  variant,
  pathname,
}: {
  content: ExitContent
  variant: ExitVariant
  pathname: string
}) {
  const [isOpen, setIsOpen] = useState(true)
  const [isDone, setIsDone] = useState(false)
  const titleId = useId()
  const steps = useMemo(() => surveySteps(content), [content])
  const close = () => setIsOpen(false)
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      labelledBy={titleId}
      start={
        <Heading level={2} look="h3" id={titleId}>
          {variant.title}
        </Heading>
      }
    >
      <Stack gap={16}>
        {!isDone && <Text tone="muted">{variant.text}</Text>}
        <MultiStepForm
          language={siteLanguage}
          steps={steps}
          submitText={exitTexts.submit}
          submittingText={exitTexts.submitting}
          doneText={exitTexts.done}
          onSubmit={async (values) => {
            // A survey that didn't arrive is over too, but without thanks for it.
            if (await sendSurvey(values, { variant: variant.variant, actionPage: pathname })) setIsDone(true)
            else close()
          }}
        />
        <Button variant={isDone ? 'secondary' : 'quiet'} width="full" onClick={close}>
          {isDone ? exitTexts.close : exitTexts.decline}
        </Button>
        {!isDone && content.closing && (
          <Text size="small" tone="muted">
            {content.closing}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
