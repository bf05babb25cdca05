import '@pkg/gwizzy/styles.css'
import { Gwizzy } from '@pkg/gwizzy'
import { flowServices } from '@pkg/gwizzy/services'
import { ButtonLink, Container, EmptyState, Heading, Stack } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigate } from '@remix-run/react'
import { useMemo } from 'react'
import { PlainRequestForm } from '~/components/PlainRequest/PlainRequestForm'
import { api } from '~/components/Wizard/wizard-services'
import { wizardSettings } from '~/components/Wizard/wizard-settings'
import { useSite } from '~/root'
import { apiFor, orProblem } from '~/server/api'
import { readPlainRequest, sendPlainRequest } from '~/server/plain-request'
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
  return { community: wizardSummary(community, request), url: community.url }
}

/** A form sent before the wizard's script ran: the rest is asked on one page, and sent from here. */
export async function action({ request, context }: ActionFunctionArgs) {
  const id = new URL(request.url).searchParams.get('community') ?? ''
  const api = apiFor(request, context)
  const community = await orProblem(api.communities.get({ id }))
  const form = await request.formData()
  const asked = readPlainRequest(form)
  if (form.get('intent') !== 'request' || Object.keys(asked.errors).length > 0) {
    return data(asked, { status: Object.keys(asked.errors).length > 0 ? 422 : 200 })
  }
  const headers = new Headers()
  const sent = await sendPlainRequest(api, asked, { id, path: community.url }, (answered) => {
    for (const cookie of answered.getSetCookie()) headers.append('set-cookie', cookie)
  })
  const status = sent.status === 'sent' ? 200 : sent.status === 'failed' ? 503 : 422
  return data(sent, { status, headers })
}

export default function CustomPricingRoute() {
  const { community, url } = useLoaderData<typeof loader>()
  const plain = useActionData<typeof action>()
  const { brand } = useSite()
  const navigate = useNavigate()
  const actionPage = url ?? '/custom-pricing'
  const isPaidAd = community?.conversionSchemaType === 'PaidAd'
  const settings = useMemo(
    () => wizardSettings(isPaidAd ? 'paid-ad' : 'direct', 'custom-pricing', actionPage),
    [isPaidAd, actionPage],
  )
  const services = useMemo(
    () => flowServices(api, { actionPage, attribution: settings.attribution ?? {} }),
    [actionPage, settings],
  )
  return (
    <Container width="text">
      <Stack gap={24}>
        <div />
        {community && plain ? (
          <PlainRequestForm community={community} request={plain} />
        ) : community && url ? (
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
