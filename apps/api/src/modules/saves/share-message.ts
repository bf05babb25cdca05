import type { MessageContent } from '../messaging'

/** To somebody whom a person sent communities. */
export function communitiesShared(from: string, communities: { name: string; url: string }[]): MessageContent {
  return {
    subject: `${from} sent you ${communities.length === 1 ? 'a community' : 'some communities'} to look at`,
    body: [
      'Hello,',
      `${from} found ${communities.length === 1 ? 'this community' : 'these communities'} and thought of you:`,
      communities.map(({ name, url }) => `${name}\n${url}`).join('\n\n'),
      'You are on no list: this mail was sent once, because somebody typed your address.',
    ].join('\n\n'),
  }
}
