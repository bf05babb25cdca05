import type { MessageContent } from '../messaging'

/** Returns the email that shares communities with a person. */
export function communitiesShared(from: string, communities: { name: string; url: string }[]): MessageContent {
  return {
    subject: `${from} sent you ${communities.length === 1 ? 'a community' : 'some communities'} to look at`,
    body: [
      'Hi,',
      `${from} found ${communities.length === 1 ? 'this community' : 'these communities'} and thought of you:`,
      communities.map(({ name, url }) => `${name}\n${url}`).join('\n\n'),
      `You’re not on a mailing list. We sent this one email because ${from} entered your address.`,
    ].join('\n\n'),
  }
}
