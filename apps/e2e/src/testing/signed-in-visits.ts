import { type APIRequestContext, expect } from '@playwright/test'
import type { FoundCommunity } from './communities'
import type { HtmlPage } from './html-page'
import { readCode } from './messages'
import { api } from './urls'
import type { Visitor } from './visitors'

/** Opens a form by its links, from a community's page on, and signs in with an emailed code where the last one leads. */
export async function visitSignedInForm(
  { open }: Visitor,
  request: APIRequestContext,
  { url, name }: FoundCommunity,
  { email, links, heading }: { email: string; links: readonly string[]; heading: string },
): Promise<HtmlPage> {
  let gate = await open(url)
  for (const link of links) gate = await gate.follow(gate.first('link', link))
  const ways = await gate.press(gate.one('main').one('button', 'Continue'), { 'Email or phone number': email })
  const asked = await ways.press('Email me a code')
  const form = await asked.press(asked.one('main').one('button', 'Sign in'), {
    '6-digit code': await readCode(request, api, email),
  })
  expect(form.headings(1)).toEqual([`${heading} ${name}`])
  return form
}
