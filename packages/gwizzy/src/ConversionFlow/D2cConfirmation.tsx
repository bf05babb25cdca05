import { imageUrl, momentText, type Homebase, type RecommendedCommunity } from '@pkg/domain'
import { Button, Receipt, Stack, Text } from '@pkg/ui'
import { CostSummary, useCost } from '../screens/CostSummary'
import { ScreenHeading } from '../screens/ScreenHeading'
import { SupportLine } from '../screens/SupportLine'
import { useAfterTexts, type AfterTexts } from '../texts/after-texts'
import { moneyText } from '../texts/formats'
import { useLanguage } from '../texts/language'
import type { Language } from '../texts/texts'
import type { AfterScreenProps } from './after-screen'
import { RefusedDisclosure } from './RefusedDisclosure'

/** Returns the communities whose teams have the request, as the server says. [TRUTH-003] */
function referredCommunities(homebase: Homebase | undefined): RecommendedCommunity[] {
  const referred = homebase?.uuidInfo.referralInfo.referredCommunitySlugs ?? []
  return homebase?.client.communitiesInterested.filter(({ id }) => referred.includes(id)) ?? []
}

/** Returns who calls if the teams don't, if the server said so. [TRUTH-008] */
function backupText(
  homebase: Homebase | undefined,
  confirmation: AfterTexts['confirmation'] | AfterTexts['byEmail']['confirmation'],
  language: Language,
) {
  if (!homebase?.backup) return undefined
  const { backup, callBy, uuidInfo } = homebase
  return callBy
    ? confirmation.backupBy(backup.name, momentText(callBy, uuidInfo.locationInfo.timeZone, language))
    : confirmation.backup(backup.name)
}

/** Returns the note on what to ask in the call. */
function noteFor(
  { startingRate, hidePricing }: RecommendedCommunity,
  { confirmation }: AfterTexts,
  language: Language,
) {
  const isKnown = startingRate > 0 && !hidePricing
  return confirmation.note(isKnown ? confirmation.askWithPrice(moneyText(startingRate, language)) : confirmation.ask)
}

/** Shows the communities that will call, with a note for each call. [CONF-001] */
export function D2cConfirmation({ flow, send, answers, support, level, imageHost = '' }: AfterScreenProps) {
  const texts = useAfterTexts()
  const language = useLanguage()
  const { homebase, community } = flow
  const cost = useCost(community.isDisclosureEnabled ? flow.services : {}, community, answers)
  const words = answers.noCalls ? texts.byEmail.confirmation : texts.confirmation
  const backup = backupText(homebase, words, language)
  const rows = referredCommunities(homebase).map((requested) => ({
    who: requested.name,
    what: noteFor(requested, texts, language),
    ...(requested.imagePath && {
      picture: imageUrl(requested.imagePath, { width: 192, height: 144, host: imageHost }),
    }),
  }))
  return (
    <Stack gap={20}>
      <ScreenHeading level={level}>{words.title}</ScreenHeading>
      <Receipt rows={rows} />
      {backup && <Text>{backup}</Text>}
      <RefusedDisclosure flow={flow} />
      {homebase?.uuidInfo.referralInfo.hasOtherRecipients === false && <Text>{texts.confirmation.noOneElse}</Text>}
      {/* Before a disclosure, the wizard shows no price. */}
      {cost && <CostSummary community={flow.community} cost={cost} level={level} />}
      <Button variant="primary" width="full" onClick={() => send({ type: 'advisorDone' })}>
        {texts.confirmation.continue}
      </Button>
      <SupportLine support={support} />
    </Stack>
  )
}
