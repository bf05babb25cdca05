import '@pkg/gwizzy/styles.css'
import { ConversionFlow } from '@pkg/gwizzy'
import { ButtonLink, Container, EmptyState, Heading, Stack } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigate } from '@remix-run/react'
import { PlainRequestForm } from '~/components/PlainRequest/PlainRequestForm'
import { useConversion } from '~/components/Wizard/use-conversion'
import { useSite } from '~/root'
import { apiFor, orProblem } from '~/server/api'
import { readPlainRequest, sendPlainRequest } from '~/server/plain-request'
import { hasSession } from '~/server/session'
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
  if (!id) return { community: undefined, url: undefined, visitor: undefined }
  const api = apiFor(request, context)
  const [community, visitor] = await Promise.all([
    orProblem(api.communities.get({ id })),
    // A session that has ended makes a visitor.
    hasSession(request) ? api.users.get({ id: 'me' }).catch(() => undefined) : undefined,
  ])
  return { community: wizardSummary(community, request), url: community.url, visitor }
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
  const { community, url, visitor } = useLoaderData<typeof loader>()
  const plain = useActionData<typeof action>()
  const { brand } = useSite()
  const navigate = useNavigate()
  const isPaidAd = community?.conversionSchemaType === 'PaidAd'
  const conversion = useConversion({
    entry: isPaidAd ? 'paid-ad' : 'direct',
    place: 'custom-pricing',
    actionPage: url ?? '/custom-pricing',
  })
  return (
    <Container width="text">
      <Stack gap={24}>
        <div />
        {community && plain ? (
          <PlainRequestForm community={community} request={plain} />
        ) : community && url ? (
          <ConversionFlow
            {...conversion}
            layout="page"
            community={community}
            visitor={visitor}
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
