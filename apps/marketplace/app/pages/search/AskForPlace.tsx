import { Button, Cluster, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { SearchField } from '~/features/search'
import { searchPageTexts as words } from './texts'
import { UseLocation } from './UseLocation'

interface AskForPlaceProps {
  typed: string
  /** The name of the care type, inside a sentence. */
  care: string
  /** What of the text isn’t searched by, or empty. */
  hint: string
  /** The page of all states. */
  path: string
}

/** Asks where, for a search that names a care type or filters and no place. What was typed stays. It works without scripts. [FIND-020] */
export function AskForPlace({ typed, care, hint, path }: AskForPlaceProps) {
  return (
    <PageFrame width="text">
      <Stack gap={8}>
        <Heading level={1}>{words.where}</Heading>
        <Text>{words.whereLead(care)}</Text>
        {hint && <Text>{`${hint}.`}</Text>}
      </Stack>
      <Form action="/search" method="get" role="search">
        <input type="hidden" name="words" value={typed} />
        <Stack gap={16}>
          <SearchField label={words.whereLabel} />
          <Cluster>
            <Button type="submit" variant="primary">
              {words.showThere}
            </Button>
            <UseLocation path={path} />
          </Cluster>
        </Stack>
      </Form>
      <TextLink href={path} standalone>
        {words.everywhere(care)}
      </TextLink>
    </PageFrame>
  )
}
