import { ButtonLink, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { errorTexts } from '~/features/error-page'
import { SearchForm, searchTexts } from '~/features/search'
import { QuietImage, QuietPage } from '~/parts/quiet-page/QuietPage'
import * as styles from './SearchInvitation.css'
import { searchPageTexts as words } from './texts'

/** Invites to a search, with phrases that work as they are. `error` says that a search without words was sent. [FIND-001, FIND-020, LOOK-010] */
export function SearchInvitation({ error }: { error?: string | undefined }) {
  return (
    <QuietPage picture={<QuietImage picture="search" />}>
      <Heading level={1}>{searchTexts.title}</Heading>
      <Text size="lead">{words.invitation}</Text>
      <SearchForm {...(error && { error })} />
      <Stack as="section" gap={4}>
        <Heading level={2} look="label">
          {words.examples}
        </Heading>
        <ul className={styles.examples}>
          {words.phrases.map((phrase) => (
            <li key={phrase}>
              <TextLink href={`/search?place=${encodeURIComponent(phrase)}`} standalone>
                {phrase}
              </TextLink>
            </li>
          ))}
        </ul>
      </Stack>
      <div>
        <ButtonLink href="/senior-living">{errorTexts.all}</ButtonLink>
      </div>
    </QuietPage>
  )
}
