import { ApiError, type Client, type CommunityStatements } from '@pkg/api-client'
import { ButtonLink, Heading, Logo, Notice, Stack, Text } from '@pkg/ui'
import { apiFor, formText, isToken, orErrorPage, readToken, tokenPageHeaders } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react'
import { reloadsAfterSaving } from '~/site/outages/reloads-after-saving'
import { useBrandName } from '~/site/brand/brand'
import { priceSheet, PriceSheet, pricesTexts, savedText } from '~/features/prices'
import { savedStatement, sendStatements } from '~/features/prices/index.server'
import { pageTitle } from '~/site/texts'
import * as styles from './PriceCheckPage.css'

const words = pricesTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.link.title) }, { name: 'robots', content: 'noindex' }]

export const headers = tokenPageHeaders

/** The page that the link in an email about prices opens, for the person who got it. Opening it changes nothing. [TRUST-018, TRUTH-009] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const token = readToken(request)
  const found = await findStatements(apiFor(request, context), query.get('community') ?? '', token)
  if (!found) return data({ token, sheet: undefined, saved: undefined }, 404)
  const sheet = priceSheet(found)
  return data({ token, sheet, saved: savedText(sheet, query) })
}

/** A price that someone else changed is loaded again, so the person reads it. Otherwise a form to correct loads nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.actionStatus === 409 || reloadsAfterSaving(change)

/** Confirms or corrects prices and rooms. What someone else changed meanwhile isn't overwritten. [TRUST-018] */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const id = new URL(request.url).searchParams.get('community') ?? ''
  const form = await request.formData()
  const token = formText(form, 'token')
  const page = `/price-check?${new URLSearchParams({ community: id, token })}`
  if (!isToken(token)) return redirect(page)
  const sent = sendStatements(form, (statements) => api.priceLinks.state({ id, token, ...statements })).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return 'gone' as const
      throw error
    },
  )
  const rejected = await orErrorPage(sent)
  if (rejected === 'gone') return redirect(page)
  if (rejected) return data(rejected, rejected.isOutdated ? 409 : 422)
  return redirect(`${page}&${new URLSearchParams(savedStatement(form))}`)
}

/** Returns what a community stated, if the link is one of its team's. */
function findStatements(api: Client, id: string, token: string): Promise<CommunityStatements | undefined> {
  if (!isToken(token) || id === '') return Promise.resolve(undefined)
  const found = api.priceLinks.get({ id, token }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  })
  return orErrorPage(found)
}

export default function PriceCheckRoute() {
  const { token, sheet, saved } = useLoaderData<typeof loader>()
  const rejected = useActionData<typeof action>()
  const name = useBrandName()
  return (
    <main id="main" className={styles.page}>
      <Stack gap={24}>
        <Logo name={name} />
        <Stack gap={8}>
          <Heading level={1} look="h2">
            {sheet ? words.of(sheet.name) : words.link.gone}
          </Heading>
          <Text tone="muted">{sheet ? words.link.lead : words.link.goneHelp}</Text>
        </Stack>
        <div role="status">{saved && !rejected && <Notice tone="positive" title={saved} />}</div>
        {sheet ? (
          <PriceSheet sheet={sheet} token={token} rejected={rejected} />
        ) : (
          <div>
            <ButtonLink href="/prices">{words.link.signIn}</ButtonLink>
          </div>
        )}
      </Stack>
    </main>
  )
}
