import type { CareLimit } from '@pkg/domain'
import { Heading, Text } from '@pkg/ui'
import { communityTexts as words } from './texts'

/** What a community’s team says that it can’t care for, so no one moves in who can’t stay. [DASH-011] */
export function CareLimits({ limits }: { limits: readonly CareLimit[] }) {
  if (limits.length === 0) return null
  return (
    <>
      <Heading level={3}>{words.careLimits}</Heading>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{words.careLimitNames[limit]}</li>
        ))}
      </ul>
      <Text size="small">{words.careLimitsHelp}</Text>
    </>
  )
}
