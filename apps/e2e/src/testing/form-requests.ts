import type { Answers } from './html-form'
import type { HtmlPage } from './html-page'
import type { Visitor } from './visitors'
import type { TypedFamily } from './wizard'

/** Returns the answers of a family in the form on one page. */
export const familyAnswers = ({ firstName, lastName, email, phone }: TypedFamily, help = 'No help'): Answers => ({
  'Who are you searching for?': 'Mother',
  'How much help is needed each day?': help,
  'First name': firstName,
  'Last name': lastName,
  Email: email,
  'Phone number': phone,
})

/** Returns the acknowledgment of the disclosure of a community's state, if the form has one. [TRUTH-005] */
export const acknowledgment = (page: HtmlPage): Answers =>
  page.all('radio', 'I acknowledge').length > 0 ? { 'I acknowledge': true } : {}

/** Sends a request about a community with the form on one page. Returns the page that says so, and the name of the advisor who was promised. */
export async function sendFormRequest(
  { open }: Visitor,
  communityId: string,
  family: TypedFamily,
): Promise<{ sent: HtmlPage; named: string }> {
  const first = await open(`/custom-pricing?community=${communityId}`)
  const form = await first.press('Continue', { Mother: true })
  const promise = form
    .select('p')
    .map(({ text }) => /(\S+ \S+) will call you by \w+, \w+ \d+, \d+:(00|30) (AM|PM)/.exec(text)?.[1])
    .find((name) => name !== undefined)
  const sent = await form.press('Submit', { ...familyAnswers(family), ...acknowledgment(form) })
  return { sent, named: promise ?? '' }
}
