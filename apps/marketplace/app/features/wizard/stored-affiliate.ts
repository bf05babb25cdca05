import { parseStoredAnswers, type Answers } from '@pkg/gwizzy/machines'
import { affiliateKey } from './store-affiliate'

/** A partner, and the answers that came with its link. */
export interface StoredAffiliate {
  name: string
  answers: Answers
}

/** Returns the partner whose link the person followed, if any. The wizard skips its answers. [GWZ-096, GWZ-099] */
export function readAffiliate(storage?: Pick<Storage, 'getItem'>): StoredAffiliate | undefined {
  try {
    const stored: unknown = JSON.parse((storage ?? localStorage).getItem(affiliateKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('answers' in stored)) return undefined
    const { name, answers } = stored
    return typeof name === 'string' && isRecord(answers) ? { name, answers: parseStoredAnswers(answers) } : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
