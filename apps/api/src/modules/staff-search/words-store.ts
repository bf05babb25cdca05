import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { hasWords } from '../../database/similar-words'
import { communities, conversationMessages, conversations, families, invoices } from '../../database/schema/tables'
import type { Person } from '../../http/person'

/**
 * Returns whether the records that words name are searched in each table on its own, and then united, because no index serves an "or" over several
 * tables. Only admins need it, who see every record. The few records of everyone else are compared one after another.
 */
const isSearchedByTable = (words: readonly string[], { role }: Person): boolean => role === 'admin' && words.length > 0

/** Returns the condition on invoices that words name: the family or the community. Both are joined. */
export function invoicesWithWords(words: readonly string[], person: Person): SQL | undefined {
  if (!isSearchedByTable(words, person)) return or(hasWords(families.name, words), hasWords(communities.name, words))
  const found = alias(invoices, 'found')
  const payers = alias(communities, 'payers')
  // The text that families are searched by begins with the name, and has the index.
  const ofFamily = sql`select ${found.id} from ${invoices} as found join ${families} as named on named.id = ${found.familyId}
    where ${namedFamilies(words)}`
  const ofCommunity = sql`select ${found.id} from ${invoices} as found join ${communities} as payers on ${payers.id} = ${found.communityId}
    where ${hasWords(payers.name, words)}`
  return sql`${invoices.id} in (${ofFamily} union ${ofCommunity})`
}

function namedFamilies(words: readonly string[]): SQL | undefined {
  const named = alias(families, 'named')
  return and(hasWords(named.search, words), hasWords(named.name, words))
}

/** Returns the condition on conversations that words name: the family, which is joined, the subject, or a message. */
export function conversationsWithWords(words: readonly string[], person: Person): SQL | undefined {
  const isInMessage = hasWords(conversationMessages.text, words)
  const { conversationId } = conversationMessages
  if (!isSearchedByTable(words, person)) {
    const hasMessage = sql`exists (select 1 from ${conversationMessages} where ${and(eq(conversationId, conversations.id), isInMessage)})`
    return or(hasWords(families.search, words), hasWords(conversations.subject, words), hasMessage)
  }
  const found = alias(conversations, 'found')
  const named = alias(families, 'named')
  return sql`${conversations.id} in (
    select ${found.id} from ${conversations} as found join ${families} as named on ${named.id} = ${found.familyId} where ${hasWords(named.search, words)}
    union select ${found.id} from ${conversations} as found where ${hasWords(found.subject, words)}
    union select ${conversationId} from ${conversationMessages} where ${isInMessage})`
}
