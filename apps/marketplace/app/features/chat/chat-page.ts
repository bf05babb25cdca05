import { useMatches } from '@remix-run/react'

/** What the chat is about: anything, or the community of the page. [CHAT-002] */
export type ChatbotMode = 'default' | 'community'

/** What a route says about the chat in its `handle`. Without it, the chat is on, in its default mode. [CHAT-001 to CHAT-003] */
export interface ChatHandle {
  chat: {
    isEnabled?: boolean
    chatbotMode?: ChatbotMode
    /** Milliseconds from when the chat has loaded until its button appears. */
    triggerDelay?: number
  }
}

/** The community that a conversation is about. */
export interface ChatCommunity {
  id: string
  name: string
  url: string
}

/** The chat on a page. */
export interface ChatPage {
  isEnabled: boolean
  /** Whether the page is the same for everyone, so another company's script on it can't read what a family entered or may see. */
  isPublic: boolean
  chatbotMode: ChatbotMode
  triggerDelay: number
  /** The community of the page, in mode `community`. */
  community: ChatCommunity | undefined
}

/** Milliseconds from when a page has opened until the chat loads. [CHAT-001] */
export const loadDelay = 15_000

/** Milliseconds that the chat's button waits by default. [CHAT-003] */
const defaultTriggerDelay = 10_000

/** Returns what the current page says about the chat. [CHAT-001 to CHAT-003] */
export function useChatPage(): ChatPage {
  const matches = useMatches()
  const settings = matches.flatMap(({ handle }) => readHandle(handle))
  const stated: ChatHandle['chat'] = settings.reduce((all, more) => ({ ...all, ...more }), {})
  const { isEnabled = true, chatbotMode = 'default', triggerDelay = defaultTriggerDelay } = stated
  const community = chatbotMode === 'community' ? readCommunity(matches.at(-1)?.data) : undefined
  const isPublic = matches.some(({ handle }) => typeof handle === 'object' && handle !== null && 'publicPage' in handle)
  return { isEnabled, isPublic, chatbotMode, triggerDelay, community }
}

const readHandle = (handle: unknown): ChatHandle['chat'][] => (isChatHandle(handle) ? [handle.chat] : [])

const isChatHandle = (handle: unknown): handle is ChatHandle =>
  typeof handle === 'object' && handle !== null && 'chat' in handle

function readCommunity(data: unknown): ChatCommunity | undefined {
  if (typeof data !== 'object' || data === null || !('community' in data)) return undefined
  const { community } = data
  return isCommunity(community) ? { id: community.id, name: community.name, url: community.url } : undefined
}

const isCommunity = (value: unknown): value is ChatCommunity =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'url' in value
