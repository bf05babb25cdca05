import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contacts, contactsTexts } from '~/features/contacts'
import { contactsSource } from '~/features/contacts/index.server'
import { ListPage } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(contacts.title) }]
export const loader = listLoader(contactsSource)
export const action = listAction(contactsSource)

export default function ContactsRoute() {
  return <ListPage list={contacts} data={useLoaderData<typeof loader>()} lead={contactsTexts.lead} />
}
