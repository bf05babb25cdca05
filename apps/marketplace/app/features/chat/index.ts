export type { ChatHandle } from './chat-page'
export { ChatGate } from './ChatGate'
