import type { MessageContent, MessageLink } from '../messaging'

/** Returns the email that shares communities with a person. */
export function communitiesShared(from: string, communities: MessageLink[]): MessageContent {
  const isOne = communities.length === 1
  return {
    kind: 'communities-shared',
    subject: `Someone sent you ${isOne ? 'a community' : 'some communities'} to look at`,
    blocks: [
      'Hi,',
      `${from} found ${isOne ? 'this community' : 'these communities'} and thought of you:`,
      ...communities.map((link) => ({ link })),
      { aside: `You’re not on a mailing list. We sent this one email because ${from} entered your address.` },
    ],
  }
}
