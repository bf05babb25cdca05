import { Button, Dialog, Notice, Skeleton, Stack } from '@pkg/ui'
import { texts } from '~/texts'

/** A dialog that opens immediately, while the wizard's script loads. */
export function OpeningDialog({
  isOpen,
  name,
  hasFailed,
  onRetry,
  onClose,
}: {
  isOpen: boolean
  name: string
  hasFailed: boolean
  onRetry: () => void
  onClose: () => void
}) {
  return (
    <Dialog open={isOpen} onClose={onClose} label={texts.wizard.title} start={name}>
      {hasFailed ? (
        <Stack gap={16}>
          <Notice tone="critical" title={texts.wizard.failed} role="alert" />
          <Button variant="primary" onClick={onRetry}>
            {texts.wizard.retry}
          </Button>
        </Stack>
      ) : (
        <div role="status" aria-label={texts.wizard.loading}>
          <Stack gap={16}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </div>
      )}
    </Dialog>
  )
}
