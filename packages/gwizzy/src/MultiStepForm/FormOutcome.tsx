import { Badge, Button, checkIcon, Notice, Stack } from '@pkg/ui'
import { ScreenHeading } from '../screens/ScreenHeading'
import { useTexts } from '../texts/language'

/** Says that the values couldn't be submitted, and goes back to them. [FORM-010] */
export function FailedForm({ retry }: { retry: () => void }) {
  const { outcome } = useTexts()
  return (
    <Stack gap={20}>
      <Notice tone="critical" title={outcome.error} role="alert" />
      <Button variant="primary" onClick={retry}>
        {outcome.tryAgain}
      </Button>
    </Stack>
  )
}

/** Says that the values were submitted. [FORM-011] */
export function SubmittedForm({ level, children }: { level: 1 | 2; children: string }) {
  const { outcome } = useTexts()
  return (
    <Stack gap={20}>
      <div>
        <Badge tone="positive" icon={checkIcon}>
          {outcome.sent}
        </Badge>
      </div>
      <div role="status">
        <ScreenHeading level={level}>{children}</ScreenHeading>
      </div>
    </Stack>
  )
}
