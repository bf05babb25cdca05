import type { ChatRefusal } from '@pkg/api-client'

/** Why questions that one of the patterns fits have no answer. */
export type RefusalRule = readonly [ChatRefusal, readonly RegExp[]]
