import { useFormResult } from '@pkg/remix-host/react'
import { EmptyState, Heading, Pagination, Stack, Text } from '@pkg/ui'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { homesTexts } from '~/features/homes'
import { pageTitle } from '~/site/texts'
import { AcceptedHomes } from './AcceptedHomes'
import { loadHomes } from './load-homes.server'
import { OpenHomeCard } from './OpenHomeCard'
import { respondToHome } from './respond-to-home.server'

const words = homesTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.offeredTitle) }]

/** The offered and accepted homes of a real estate agent, which the email about a new one leads to. [AGENT-006, TRUTH-009] */
export const loader = loadHomes

export const action = respondToHome

export default function RealEstateRoute() {
  const { page, pages, open, accepted, canRespond } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  return (
    <Stack gap={32}>
      <Stack gap={16}>
        <PageTitle title={words.offeredTitle} />
        <SavedNotice />
      </Stack>
      {open.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading level={2}>{words.open}</Heading>
          {canRespond && <Text>{words.openHelp}</Text>}
          {open.map((home) => (
            <OpenHomeCard
              key={home.id}
              home={home}
              canRespond={canRespond}
              rejected={rejected?.of === home.id ? rejected : undefined}
            />
          ))}
        </Stack>
      )}
      {accepted.length > 0 && <AcceptedHomes rows={accepted} />}
      {open.length + accepted.length === 0 && <EmptyState title={words.none}>{words.noneHelp}</EmptyState>}
      <Pagination page={page} pages={pages} getHref={(number) => `/real-estate?page=${number}`} />
    </Stack>
  )
}
