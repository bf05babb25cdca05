import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/features/articles'
import { contactPath } from '~/site/links/contact-links'
import { ContactPage } from './ContactPage'
import { loadContact } from './load-contact.server'
import { sendMessage } from './send-message.server'
import { contactTexts as words } from './texts'

export const handle = { publicPage: { parameters: ['sent'] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta(
    page && {
      title: words.title,
      description: words.description,
      canonical: page.canonical,
      isHidden: page.isSent,
    },
  )

export const loader = (loaded: LoaderFunctionArgs) => loadContact(loaded)

/** Sends the contact form. One that was rejected keeps what was typed. [BIZ-008] */
export async function action({ request, context }: ActionFunctionArgs) {
  const rejected = await sendMessage(apiFor(request, context), await request.formData())
  return rejected ? data(rejected.result, { status: rejected.status }) : redirect(`${contactPath}?sent=true`)
}

export default function ContactRoute() {
  const { phone, email, html, isSent } = useLoaderData<typeof loader>()
  return <ContactPage phone={phone} email={email} html={html} isSent={isSent} result={useActionData<typeof action>()} />
}
