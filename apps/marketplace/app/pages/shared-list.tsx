import { apiFor, orErrorPage, tokenPageHeaders } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { familySharingTexts, MissingListPage, SharedListPage } from '~/features/family-sharing'
import { loadSharedList, readListToken, storeListToken, submitVote } from '~/features/family-sharing/index.server'
import { sharedListPath } from '~/site/links/share-links'

const missingStatus = { ended: 410, unknown: 404 } as const

export const meta: MetaFunction = () => [
  { title: familySharingTexts.list.metaTitle },
  { name: 'robots', content: 'noindex' },
]
export const headers = tokenPageHeaders

/** The communities that someone shared with a relative, who votes on them without an account. [TRUST-014] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await storeListToken(request, context)
  const found = await orErrorPage(loadSharedList(apiFor(request, context), await readListToken(request, context)))
  if (typeof found === 'string') return data({ list: undefined, missing: found, voted: '' }, missingStatus[found])
  const voted = new URL(request.url).searchParams.get('voted') ?? ''
  return data({ list: found, missing: undefined, voted })
}

/** Stores a vote. One that's incomplete goes back to its form. [TRUST-014] */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = await readListToken(request, context)
  const sent = await orErrorPage(submitVote(apiFor(request, context), token, await request.formData()))
  if (typeof sent === 'string') return redirect(sharedListPath)
  if ('voted' in sent) {
    const id = encodeURIComponent(sent.voted)
    return redirect(`${sharedListPath}?voted=${id}#${id}`)
  }
  return data(sent, { status: 422 })
}

export default function SharedListRoute() {
  const { list, missing, voted } = useLoaderData<typeof loader>()
  const rejected = useActionData<typeof action>()
  if (!list) return <MissingListPage missing={missing ?? 'unknown'} />
  return <SharedListPage list={list} voted={voted} rejected={rejected} />
}
