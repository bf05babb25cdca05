import { Button, buttonClass, Card, Stack, Text } from '@pkg/ui'
import * as styles from './ReceiptsPage.css'
import { receiptsTexts as words } from './texts'

/** Stops sharing with every recipient, after one confirmation. [TRUST-004] */
export function StopAllSection() {
  return (
    <Card as="section">
      <details>
        <summary className={buttonClass({ variant: 'destructive' })}>{words.stopAll}</summary>
        <form method="post" className={styles.confirmation}>
          <Stack gap={12}>
            <Text>{words.stopAllDetail}</Text>
            <div>
              <Button type="submit" name="intent" value="stop-all" variant="destructive">
                {words.stopAll}
              </Button>
            </div>
          </Stack>
        </form>
      </details>
    </Card>
  )
}
