import type { MessageBlock, MessageLink } from '../../../database/schema/message-blocks'
import type { Settings } from '../../../settings'
import { canBeStopped } from './message-kinds'
import { outboxTexts } from './texts'
import type { Message } from './transport'

/** What the text of a stored message is made of. */
type StoredBlocks = Pick<Message, 'id' | 'kind' | 'language' | 'blocks' | 'secret' | 'secretExpiresAt'> & WithChannel

/** A message without a channel is an email. */
interface WithChannel {
  channel?: Message['channel']
}

const secretPlaceholder = '{secret}'

/** Returns the page where the recipient of an email stops such emails, if there is one. Texts are stopped with STOP. */
export const findStopUrl = (
  { kind, id, language, channel = 'email' }: Pick<Message, 'kind' | 'id' | 'language'> & WithChannel,
  sites: Settings['sites'],
): string | undefined =>
  channel === 'email' && canBeStopped(kind) ? `${marketplaceIn(language, sites)}/stop-emails/${id}` : undefined

/** Returns the address of the marketplace's pages in a language. [FIND-015] */
const marketplaceIn = (language: Message['language'], { marketplace }: Settings['sites']): string =>
  language === 'en' ? marketplace : `${marketplace}/${language}`

/** Returns whether a message has no code or link, or one that is still valid. */
export function hasValidSecret({ kind, blocks, secret, secretExpiresAt }: StoredBlocks, moment: Date): boolean {
  if (!(kind ? blocks.map(targets) : blocks).join().includes(secretPlaceholder)) return true
  return secret !== null && (secretExpiresAt === null || secretExpiresAt > moment)
}

/** Returns the blocks of a message as they're sent, with its code or link while that is valid. */
export function blocksToSend(message: StoredBlocks, sites: Settings['sites'], moment: Date): MessageBlock[] {
  const { secret } = message
  return fillBlocks(message, sites, hasValidSecret(message, moment) && secret ? secret : outboxTexts.secretUnavailable)
}

/** Returns the text of a message, with a text for its code or link. */
export const messageText = (message: StoredBlocks, sites: Settings['sites'], secret: string): string =>
  blocksText(fillBlocks(message, sites, secret))

/** Returns blocks as plain text. */
export const blocksText = (blocks: MessageBlock[]): string => blocks.map(blockText).join('\n\n')

/** Replaces the placeholders in the URLs and codes of a message. What people wrote stays unchanged. */
function fillBlocks(message: StoredBlocks, sites: Settings['sites'], secret: string): MessageBlock[] {
  const marketplace = marketplaceIn(message.language, sites)
  const values: Record<string, string> = { ...sites, marketplace, secret }
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
  const fillLink = ({ label, url }: MessageLink) => ({ label, url: fill(url) })
  const stopUrl = findStopUrl(message, sites)
  return [
    ...message.blocks,
    ...(stopUrl ? [{ link: { label: outboxTexts.stop[message.language], url: stopUrl } }] : []),
  ].map((block) => {
    // Earlier versions wrote one text with placeholders.
    if (typeof block === 'string') return message.kind ? block : fill(block)
    if ('action' in block) return { action: fillLink(block.action) }
    if ('link' in block) return { link: fillLink(block.link) }
    return 'code' in block ? { ...block, code: fill(block.code) } : block
  })
}

function blockText(block: MessageBlock): string {
  if (typeof block === 'string') return block
  if ('action' in block) return `${block.action.label}: ${block.action.url}`
  if ('link' in block) return `${block.link.label}: ${block.link.url}`
  if ('code' in block) return `${block.label}: ${block.code}`
  if ('aside' in block) return block.aside
  return [
    block.title,
    ...block.facts.map(({ label, value, note }) => `- ${label}: ${value}${note ? ` (${note})` : ''}`),
  ].join('\n')
}

/** Returns what a block opens or reveals. */
function targets(block: MessageBlock): string {
  if (typeof block === 'string') return ''
  if ('action' in block) return block.action.url
  if ('link' in block) return block.link.url
  return 'code' in block ? block.code : ''
}
