import { Text } from '@pkg/ui'
import { type QuietPart, quietLine } from './quiet-line'

/** Says at the end of Today in which parts nothing waits, so none of them is above one that has something. [WORK-001] */
export function QuietLine({ parts }: { parts: readonly QuietPart[] }) {
  const line = quietLine(parts)
  return (
    line && (
      <Text size="small" tone="muted">
        {line}
      </Text>
    )
  )
}
