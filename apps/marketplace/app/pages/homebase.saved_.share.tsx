import { apiFor, formText, forwardCookies, hasSession, orErrorPage, siteUrl } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findFirstName, readLink, readShareForm, storeLink, toRelative } from '~/features/family-sharing/index.server'
import { familySharingTexts, shareIntents, shareOutcomes, SharePage } from '~/features/family-sharing'
import { sharedListPath, sharePath } from '~/site/links/share-links'

const notStored = { 'cache-control': 'private, no-store' }

export const meta: MetaFunction = () => [
  { title: familySharingTexts.share.title },
  { name: 'robots', content: 'noindex' },
]
export const headers = () => notStored

/** Who has a link to the saved communities, and the link that was just created. [TRUST-014] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const { items } = await orErrorPage(api.listShares.list())
  const { searchParams } = new URL(request.url)
  const done = shareOutcomes.find((outcome) => outcome === searchParams.get('done'))
  const created = items.find(({ id, endedAt }) => id === searchParams.get('link') && !endedAt)
  const token = created && (await readLink(request, context, created.id))
  const from = items.at(-1)?.from ?? (hasSession(request) ? await findFirstName(api) : '')
  return data(
    {
      relatives: items.map(toRelative),
      isSignedIn: hasSession(request),
      from,
      done,
      link:
        created && token
          ? {
              name: created.relative,
              from: created.from,
              url: `${siteUrl(request, context)}${sharedListPath}?token=${token}`,
            }
          : undefined,
    },
    { headers: notStored },
  )
}

/** Creates, renews, ends, and deletes links. [TRUST-014] */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { headers, onHeaders } = forwardCookies()
  const api = apiFor(request, context)
  const id = formText(form, 'id')
  const intent = shareIntents.find((known) => known === formText(form, 'intent')) ?? 'share'
  if (intent === 'share' || intent === 'renew') {
    const read = readShareForm(form)
    if (intent === 'share' && Object.keys(read.errors).length > 0) return data(read, { status: 422 })
    const created = await orErrorPage(
      intent === 'share' ? api.listShares.create(read.values, { onHeaders }) : api.listShares.renew({ id }),
    )
    headers.append('set-cookie', await storeLink(context, created))
    return redirect(`${sharePath}?link=${created.id}#link`, { headers })
  }
  await orErrorPage(
    intent === 'end-all'
      ? api.listShares.endAll()
      : intent === 'end'
        ? api.listShares.end({ id })
        : api.listShares.remove({ id }),
  )
  return redirect(`${sharePath}?done=${intent}`)
}

export default function ShareRoute() {
  return <SharePage {...useLoaderData<typeof loader>()} form={useActionData<typeof action>()} />
}
