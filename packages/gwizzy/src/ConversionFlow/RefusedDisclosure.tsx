import type { Homebase } from '@pkg/domain'
import { Text } from '@pkg/ui'
import { useAfterTexts } from '../texts/after-texts'
import { listText } from '../texts/formats'
import { useLanguage } from '../texts/language'

/** Names the communities that didn't get the request, because the family didn't acknowledge the disclosure. [TRUTH-003, TRUTH-005] */
export function RefusedDisclosure({ homebase }: { homebase: Homebase | undefined }) {
  const { disclosure } = useAfterTexts()
  const language = useLanguage()
  const slugs = homebase?.uuidInfo.referralInfo.undisclosedSlugs ?? []
  const named = homebase?.client.communitiesInterested.filter(({ id }) => slugs.includes(id)) ?? []
  const names = listText(
    named.map(({ name }) => name),
    language,
  )
  return names ? <Text>{disclosure.refused(names)}</Text> : null
}
