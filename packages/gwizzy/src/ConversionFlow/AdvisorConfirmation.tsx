import { momentText } from '@pkg/domain'
import { Badge, Button, checkIcon, Monogram, Stack, Text, TextLink } from '@pkg/ui'
import { ScreenHeading } from '../screens/ScreenHeading'
import { SupportLine, phoneHref } from '../screens/SupportLine'
import { useAfterTexts } from '../texts/after-texts'
import { useLanguage, useTexts } from '../texts/language'
import type { AfterScreenProps } from './after-screen'
import * as styles from './flow.css'

/** Shows the assigned advisor, when they call, and how to reach them. [CONF-001] */
export function AdvisorConfirmation({ flow, send, support, level }: AfterScreenProps) {
  const { advisor: words } = useAfterTexts()
  const { outcome } = useTexts()
  const language = useLanguage()
  const { advisor, community, homebase } = flow
  const callTime =
    advisor && homebase?.callBy && momentText(homebase.callBy, homebase.uuidInfo.locationInfo.timeZone, language)
  return (
    <Stack gap={20}>
      <div>
        <Badge tone="positive" icon={checkIcon}>
          {outcome.sent}
        </Badge>
      </div>
      <div className={styles.person}>
        {advisor && <Monogram name={advisor.name} />}
        <ScreenHeading level={level}>
          {advisor ? words.title(advisor.name) : words.titleWithout(support.name)}
        </ScreenHeading>
      </div>
      <Stack gap={8}>
        <Text>{callTime ? words.callsBy(callTime) : words.calls}</Text>
        <Text>{words.about(community.name)}</Text>
        {advisor?.phone && (
          <Text>
            {words.reach} <TextLink href={phoneHref(advisor.phone)}>{advisor.phone}</TextLink>
          </Text>
        )}
      </Stack>
      <Button variant="primary" width="full" onClick={() => send({ type: 'advisorDone' })}>
        {words.continue}
      </Button>
      <SupportLine support={support} />
    </Stack>
  )
}
