import { momentText } from '@pkg/domain'
import { Badge, Button, checkIcon, Monogram, Stack, Text, TextLink } from '@pkg/ui'
import { refusedNames } from '../flow/disclosed-communities'
import { CostSummary, useCost } from '../screens/CostSummary'
import { ScreenHeading } from '../screens/ScreenHeading'
import { SupportLine, phoneHref } from '../screens/SupportLine'
import { useAfterTexts } from '../texts/after-texts'
import { listText } from '../texts/formats'
import { useLanguage, useTexts } from '../texts/language'
import type { AfterScreenProps } from './after-screen'
import * as styles from './flow.css'
import { RefusedDisclosure } from './RefusedDisclosure'

/** Shows the assigned advisor, when they call, and how to reach them. [CONF-001] */
export function AdvisorConfirmation({ flow, send, answers, support, level }: AfterScreenProps) {
  const { advisor: byPhone, byEmail } = useAfterTexts()
  const words = (answers.noCalls ?? flow.homebase?.noCalls) ? { ...byPhone, ...byEmail.advisor } : byPhone
  const { outcome } = useTexts()
  const language = useLanguage()
  const { advisor, community, homebase, recommended, requested } = flow
  const namesOf = (ids: string[]) => recommended.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
  const referred = homebase?.uuidInfo.referralInfo.referredCommunitySlugs ?? []
  const shared = listText(namesOf(referred), language)
  const cost = useCost(community.isDisclosureEnabled ? flow.services : {}, community, answers)
  const callTime =
    homebase?.agent &&
    homebase?.callBy &&
    momentText(homebase.callBy, homebase.uuidInfo.locationInfo.timeZone, language)
  return (
    <Stack gap={20}>
      {refusedNames(flow).length === 0 && (
        <div>
          <Badge tone="positive" icon={checkIcon}>
            {outcome.sent}
          </Badge>
        </div>
      )}
      <div className={styles.person}>
        {advisor && <Monogram name={advisor.name} />}
        <ScreenHeading level={level}>
          {advisor ? words.title(advisor.name) : words.titleWithout(support.name)}
        </ScreenHeading>
      </div>
      <Stack gap={8}>
        <Text>{callTime ? words.callsBy(callTime) : words.calls}</Text>
        <Text>{words.about(listText([community.name, ...namesOf(requested)], language))}</Text>
        <RefusedDisclosure flow={flow} />
        {shared && <Text>{words.alsoShared(shared)}</Text>}
        {advisor?.phone && (
          <Text>
            {words.reach} <TextLink href={phoneHref(advisor.phone)}>{advisor.phone}</TextLink>
          </Text>
        )}
      </Stack>
      {/* Before a disclosure, the wizard shows no price. */}
      {cost && <CostSummary community={flow.community} cost={cost} level={level} />}
      <Button variant="primary" width="full" onClick={() => send({ type: 'advisorDone' })}>
        {words.continue}
      </Button>
      <SupportLine support={support} />
    </Stack>
  )
}
