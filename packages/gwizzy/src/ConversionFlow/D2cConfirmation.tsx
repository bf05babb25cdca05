import { imageUrl, type Homebase, type RecommendedCommunity } from '@pkg/domain'
import { Button, Receipt, Stack, Text } from '@pkg/ui'
import type { FlowContext } from '../flow/flow-context'
import { ScreenHeading } from '../screens/ScreenHeading'
import { SupportLine } from '../screens/SupportLine'
import { useAfterTexts, type AfterTexts } from '../texts/after-texts'
import { moneyText } from '../texts/formats'
import { useLanguage } from '../texts/language'
import type { Language } from '../texts/texts'
import type { AfterScreenProps } from './after-screen'

type RequestedCommunity = Pick<RecommendedCommunity, 'id' | 'name'> & Partial<RecommendedCommunity>

/** Returns the communities that have the request: the wizard's, the ones it was referred to, and those requested in this flow. */
function requestedCommunities({ community, homebase, recommended, requested }: FlowContext): RequestedCommunity[] {
  const referred = homebase?.uuidInfo.referralInfo.referredCommunitySlugs ?? []
  const known = [...recommended, ...interestedCommunities(homebase)]
  const others = [...new Set([...referred, ...requested])].filter((id) => id !== community.id)
  return [community, ...others.flatMap((id) => known.find((other) => other.id === id) ?? [])]
}

const interestedCommunities = (homebase: Homebase | undefined) => [
  ...(homebase?.client.communitiesInterested ?? []),
  ...(homebase?.recommendedCommunities ?? []),
]

/** Returns the note on what to ask in the call. */
function noteFor(
  { startingRate = 0, hidePricing }: RequestedCommunity,
  { confirmation }: AfterTexts,
  language: Language,
) {
  const isKnown = startingRate > 0 && hidePricing !== true
  return confirmation.note(isKnown ? confirmation.askWithPrice(moneyText(startingRate, language)) : confirmation.ask)
}

/** Shows the communities that will call, with a note for each call. [CONF-001] */
export function D2cConfirmation({ flow, send, support, level, imageHost = '' }: AfterScreenProps) {
  const texts = useAfterTexts()
  const language = useLanguage()
  const rows = requestedCommunities(flow).map((requested) => ({
    who: requested.name,
    what: noteFor(requested, texts, language),
    ...(requested.imagePath && {
      picture: imageUrl(requested.imagePath, { width: 192, height: 144, host: imageHost }),
    }),
  }))
  return (
    <Stack gap={20}>
      <ScreenHeading level={level}>{texts.confirmation.title}</ScreenHeading>
      <Receipt rows={rows} />
      <Text>{texts.confirmation.noOneElse}</Text>
      <Button variant="primary" width="full" onClick={() => send({ type: 'advisorDone' })}>
        {texts.confirmation.continue}
      </Button>
      <SupportLine support={support} />
    </Stack>
  )
}
