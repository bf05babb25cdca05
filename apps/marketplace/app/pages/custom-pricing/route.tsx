import '@pkg/gwizzy/styles.css'
import { ConversionFlow } from '@pkg/gwizzy'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigate } from '@remix-run/react'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { PlainRequestForm } from '~/features/plain-request'
import type { ChatHandle } from '~/features/chat'
import { useConversion } from '~/features/wizard'
import { wizardSummary } from '~/features/listing'
import { useSite } from '~/site/frame/site'
import { type GatewaySummary, siteLanguage } from '@pkg/domain'
import type { Visitor } from '@pkg/gwizzy'
import { apiFor, forwardCookies, hasSession, orErrorPage, siteContext } from '@pkg/remix-host/server'
import { plainDisclosure, sendPlainDisclosure } from '~/site/server/plain-disclosure.server'
import { plainStatus, readPlainRequest, sendPlainRequest, withCallers } from '~/site/server/plain-request.server'
import { redirectToCurrent } from '~/site/server/redirect-to-current'
import { ChooseCommunity } from './ChooseCommunity'
import { findCommunities, readCommunityQuestion } from './find-communities.server'
import { customPricingTexts as words } from './texts'
import { pageUrl } from '~/site/frame/site-path'
import { quoteFontLinks } from '~/site/frame/font-links'

interface Asked {
  community: GatewaySummary
  /** The path of the community's page. */
  url: string
  visitor: Visitor | undefined
  /** Whether a link of the family's own page leads to the disclosure that its request waits for. */
  resumesDisclosure: boolean
}

/** This page has the conversation itself. */
export const handle = { chat: { isEnabled: false } } satisfies ChatHandle

export const links = quoteFontLinks
export const meta: MetaFunction = () => [
  { title: words.title },
  { name: 'description', content: words.description },
  { name: 'robots', content: 'noindex' },
]

/**
 * The wizard on its own page, for new tabs, bookmarks, and links from other sites. A former slug redirects. Without a community, the page
 * helps to choose one. [ROUTE-018, LIFE-006]
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const sent = new URL(request.url)
  const id = sent.searchParams.get('community')
  const api = apiFor(request, context)
  if (!id) return { found: await findCommunities(api, readCommunityQuestion(sent)) }
  const [community, visitor] = await Promise.all([
    orErrorPage(api.communities.get({ id })),
    // Without an open session, the person is a visitor.
    hasSession(request) ? api.users.get({ id: 'me' }).catch(() => undefined) : undefined,
  ])
  if (community.id !== id) throw redirectToCurrent(withCommunity(request, community.id))
  const resumesDisclosure = sent.searchParams.get('disclosure') === 'open'
  return { asked: { community: wizardSummary(community, request), url: community.url, visitor, resumesDisclosure } }
}

/** Returns the path of this page for another community, with the rest of the query. */
function withCommunity(request: Request, id: string): string {
  const { pathname, searchParams } = pageUrl(request)
  searchParams.set('community', id)
  return `${pathname}?${String(searchParams)}`
}

/** Takes a form that was sent before the wizard's script ran, and asks for the rest on one page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const id = new URL(request.url).searchParams.get('community') ?? ''
  const api = apiFor(request, context)
  const community = await orErrorPage(api.communities.get({ id }))
  const form = await request.formData()
  const summary = wizardSummary(community, request)
  const disclosure = plainDisclosure(summary, siteContext(context).brand)
  const read = readPlainRequest(form, disclosure)
  const hasErrors = Object.keys(read.errors).length > 0
  const { headers, onHeaders } = forwardCookies()
  if (form.get('intent') !== 'request' || hasErrors) {
    return data(await withCallers(api, read, id, onHeaders), { status: hasErrors ? 422 : 200, headers })
  }
  const sent = await sendPlainRequest(api, read, { id, path: community.url }, onHeaders)
  if (sent.status === 'sent' && disclosure !== undefined) {
    const answered = { id, path: community.url, state: summary.state, text: disclosure }
    sent.recipients = await sendPlainDisclosure(api, sent, answered)
  }
  const status = plainStatus[sent.status]
  return data(await withCallers(api, sent, id, onHeaders), { status, headers })
}

export default function CustomPricingRoute() {
  const { found, asked } = useLoaderData<typeof loader>()
  return asked ? <AskCommunity {...asked} /> : <ChooseCommunity found={found} />
}

/** The wizard of a community. A form that was sent before its script ran continues on one page. */
function AskCommunity({ community, url, visitor, resumesDisclosure }: Asked) {
  const plain = useActionData<typeof action>()
  const { brand } = useSite()
  const navigate = useNavigate()
  const conversion = useConversion({
    community,
    entry: community.conversionSchemaType === 'PaidAd' ? 'paid-ad' : 'direct',
    place: 'custom-pricing',
    actionPage: url,
  })
  return (
    <PageFrame width="text">
      {plain ? (
        <PlainRequestForm community={community} request={plain} offersEmail />
      ) : (
        <ConversionFlow
          {...conversion}
          layout="page"
          followsBrowserBack
          resumesDisclosure={resumesDisclosure}
          community={community}
          visitor={visitor}
          support={brand}
          language={siteLanguage}
          onClose={() => navigate(url)}
        />
      )}
    </PageFrame>
  )
}
