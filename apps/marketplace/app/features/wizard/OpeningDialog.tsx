import { Button, Dialog, Notice, Skeleton, Stack } from '@pkg/ui'
import { openingTexts } from './texts'

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
    <Dialog open={isOpen} onClose={onClose} label={openingTexts.title} start={name} scene={<></>}>
      {hasFailed ? (
        <Stack gap={16}>
          <Notice tone="critical" title={openingTexts.failed} role="alert" />
          <Button variant="primary" onClick={onRetry}>
            {openingTexts.retry}
          </Button>
        </Stack>
      ) : (
        <div role="status" aria-label={openingTexts.loading}>
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
