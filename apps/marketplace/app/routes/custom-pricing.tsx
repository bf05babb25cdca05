import '@pkg/gwizzy/styles.css'
import { Gwizzy } from '@pkg/gwizzy'
import { ButtonLink, Container, EmptyState, Heading, Stack } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigate } from '@remix-run/react'
import { useMemo } from 'react'
import { wizardServices } from '~/components/Wizard/wizard-services'
import { useSite } from '~/root'
import { apiFor, orProblem } from '~/server/api'
import { wizardSummary } from '~/server/wizard-summary'
import { texts } from '~/texts'

const words = texts.wizard

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: 'description', content: words.description },
  { name: 'robots', content: 'noindex' },
]

/** The questions on a page of their own, for new tabs, bookmarks and links from elsewhere. [ROUTE-018] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('community')
  if (!id) return { community: undefined, url: undefined }
  const community = await orProblem(apiFor(request, context).communities.get({ id }))
  return { community: wizardSummary(community), url: community.url }
}

export default function CustomPricingRoute() {
  const { community, url } = useLoaderData<typeof loader>()
  const { brand } = useSite()
  const navigate = useNavigate()
  const services = useMemo(() => wizardServices(), [])
  const settings = useMemo(() => ({ isLocationStepEnabled: true, actionPage: url ?? '/custom-pricing' }), [url])
  return (
    <Container width="text">
      <Stack gap={24}>
        <div />
        {community && url ? (
          <Gwizzy
            layout="page"
            community={community}
            settings={settings}
            services={services}
            support={brand}
            onClose={() => navigate(url)}
          />
        ) : (
          <>
            <Heading level={1}>{words.title}</Heading>
            <EmptyState
              title={words.pick}
              action={<ButtonLink href="/senior-living">{texts.problems.all}</ButtonLink>}
              level={2}
            >
              {words.pickHint}
            </EmptyState>
          </>
        )}
      </Stack>
    </Container>
  )
}
